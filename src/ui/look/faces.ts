import faces from './portraits.webp';

/**
 * Fetches the picture of all faces before it is wanted: by its style sheet alone it would come once a face has been laid out. Whatever else is being
 * fetched then comes first.
 */
export function fetchFaces(): void {
  const picture = new Image();
  picture.fetchPriority = 'low';
  picture.src = faces;
}
