/** Milliseconds to wait for anything a page should do; much longer than it takes, for machines that are busy. */
export const patience = 60_000;

/** Milliseconds after which a question is put once more: now and then the browser leaves one without an answer, for ever. */
const unanswered = 2_500;

/** Asks until there is an answer; fails when there is none for long, saying what was waited for. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await soon(ask());
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** The answer, or null where it does not come. */
async function soon<T>(answer: Promise<T>): Promise<T | null> {
  // What it says after that is of no interest any more.
  answer.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((give) => {
    timer = setTimeout(give, unanswered, null);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
