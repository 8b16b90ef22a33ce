import faces from './portraits.webp';

/** By its style sheet alone it would come once a face is laid out. What else is being fetched comes first. */
export function fetchFaces(): void {
  const picture = new Image();
  picture.fetchPriority = 'low';
  picture.src = faces;
}
