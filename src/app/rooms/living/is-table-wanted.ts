/** Is this page's address that of a big screen (`?table`)? */
export function isTableWanted(search = location.search): boolean {
  return /[?&]table(=|&|$)/.test(search);
}
