/** Is this page's address that of a big screen with phones: `?table`, or a showcase that passers-by may take seats of (`?showcase&guests=2`)? */
export function isTableWanted(search = location.search): boolean {
  return /[?&]table(=|&|$)/.test(search) || (/[?&]showcase(=|&|$)/.test(search) && /[?&]guests=\d/.test(search));
}
