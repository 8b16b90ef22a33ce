let coming = 0;

export const isComing = (): boolean => coming > 0;

export function countComing(fetched: Promise<unknown>): void {
  coming += 1;
  const done = () => {
    coming -= 1;
  };
  fetched.then(done, done);
}
