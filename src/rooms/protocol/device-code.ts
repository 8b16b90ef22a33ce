/** By which people tell whose phone asks: two digits, unlike those of all that may be there at once. */
export function codeOfDevice(device: number): string {
  return String(10 + ((device * 37) % 89));
}
