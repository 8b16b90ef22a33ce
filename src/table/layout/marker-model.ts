/** The model of a marker. The two Heroes look different: which one it is depends on the number of where it stands. */
export function markerModel(marker: string, place: number): string {
  return marker === 'hero' && place % 2 === 1 ? 'hero/2' : marker;
}
