/** `?table`, or a showcase that passers-by may take seats of (`?showcase&guests=2`). */
export function isTableWanted(search = location.search): boolean {
  return /[?&]table(=|&|$)/.test(search) || (/[?&]showcase(=|&|$)/.test(search) && /[?&]guests=\d/.test(search));
}
