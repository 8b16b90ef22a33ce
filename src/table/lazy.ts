/** What of the picture is fetched when it is wanted: the whole of it, and the camera that a director leads. */
export const loadTable = () => import('./index.ts');
export const loadDirectedCamera = async () => ({
  default: (await import('./camera/DirectedCamera.tsx')).DirectedCamera,
});
/** Fetches what takes a picture of the picture. */
export const loadSnapshot = () => import('./snapshot.ts');
/** Fetches what shows a figure of one's own while it is made. */
export const loadFigurePreview = async () => ({ default: (await import('./figure-preview.ts')).FigurePreview });
