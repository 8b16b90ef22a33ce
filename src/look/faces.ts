import faces from './portraits.webp';

/** Fetches the picture of all faces before it is wanted: by its style sheet alone it would come once a face has been laid out. */
export function fetchFaces(): void {
  new Image().src = faces;
}
