import './ui/floor/index.ts';
import './rules/own-boxes.ts';
import { bestTurnJob, decideJob, reviewJob } from './opponents/jobs.ts';
import { boardFacts } from './rules/index.ts';
import { seatsJob } from './screens/boards/fair/job.ts';
import { partsJob } from './screens/workshop/fair/job.ts';
import { draftJob, drawJob, makeJob } from './table/outlines/jobs.ts';
import type { Asked, Job, Said } from './ui/platform/thread.ts';

type Work<Question, Answer, Told> = (question: Question, tell: (told: Told) => void) => Answer;

const works = new Map<string, () => Promise<Work<never, unknown, unknown>>>();

/** A job is done by what is fetched when it is first asked for. */
function does<Question, Answer, Told>(
  { job }: Job<Question, Answer, Told>,
  fetched: () => Promise<Work<Question, Answer, Told>>,
): void {
  works.set(job, fetched);
}

const each =
  <Question, Told>(work: (question: Question) => Iterable<Told>): Work<Question, void, Told> =>
  (question, tell) => {
    for (const told of work(question)) tell(told);
  };

does(decideJob, async () => {
  const { decide } = await import('./opponents/decide.ts');
  return ({ view, opponent }) => decide(view, opponent);
});
does(bestTurnJob, async () => (await import('./opponents/puzzle-search/at-position.ts')).bestTurnAt);
does(reviewJob, async () => each((await import('./opponents/review/review-job.ts')).work));
does(drawJob, async () => {
  const { drawn } = await import('./table/outlines/drawing/index.ts');
  return (id) => drawn(boardFacts(id));
});
does(draftJob, async () => {
  const { drawnStepwise } = await import('./table/outlines/drawing/index.ts');
  return (data, tell) => drawnStepwise(data, (share, rough) => tell({ share, rough }));
});
does(makeJob, async () => (await import('./table/outlines/making/make.ts')).makeBoard);
does(partsJob, async () => each((await import('./screens/workshop/fair/report-job.ts')).work));
does(seatsJob, async () => (await import('./screens/boards/fair/seat-job.ts')).tellWork);

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  postMessage(await saidTo(data));
});

async function saidTo({ id, job, question }: Asked): Promise<Said> {
  try {
    const work = await works.get(job)?.();
    if (work === undefined) throw new Error(`thread: no job ${job}`);
    return { id, answer: work(question as never, (told) => postMessage({ id, told } satisfies Said)) };
  } catch (failure) {
    return { id, trouble: String(failure) };
  }
}
