/** The number by which people in one room tell whose phone it is that asks: two digits, another one for each of the devices that may be there at once. */
export function codeOfDevice(device: number): string {
  return String(10 + ((device * 37) % 89));
}
