export function coinsFor(amount: number): number[] {
  const coins: number[] = [];
  let left = Math.max(0, Math.floor(amount));
  for (const value of [10, 5, 3, 1]) {
    while (left >= value) {
      coins.push(value);
      left -= value;
    }
  }
  return coins;
}
