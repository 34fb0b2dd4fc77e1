/** Renders a page with a slow loader with an older version as well, and shows the first to finish (PLAT-3). */
import type { RenderAnswer } from './pool-process.ts';
import type { Group, RenderPool } from './pool.ts';
import type { RenderJob, RenderOutcome, RenderProblem } from './protocol.ts';
import type { ServerVersion } from '../registry/served-version.ts';

type Bundles = RenderJob['bundles'];

export function without(bundles: Bundles, blamed: readonly ServerVersion[]): Bundles {
  return Object.fromEntries(
    Object.entries(bundles).map(([remote, chain]) => [remote, chain.filter((version) => !blamed.includes(version))]),
  ) as unknown as Bundles;
}

export type Blamed = { version: ServerVersion; problem: RenderProblem };
/** `slow`: the version whose loader was slow. `instead`: the page with an older version, when that finished first. */
type First = { answer: RenderAnswer; slow?: Blamed; instead?: RenderOutcome };

/** Returns true for a page that the older version rendered completely, with services up. */
const isCompletePage = (answer: RenderAnswer, { version }: Blamed): answer is Extract<RenderAnswer, { type: 'done' }> =>
  answer.type === 'done' &&
  !answer.outcome.withoutServices &&
  answer.outcome.problems.every(({ remote }) => remote !== version.remote);

/** Renders a page, and when a loader is slow also with an older version. Never rejects. */
export function renderFirst(pool: Pick<RenderPool, 'render'>, job: RenderJob, group: Group): Promise<First> {
  return new Promise((resolve) => {
    let slow: Blamed | undefined;
    const own = pool.render(job, group, ({ remote, version: name, message }) => {
      const chain = Object.values(job.bundles).flat();
      const version = chain.find((one) => one.remote === remote && one.version === name);
      if (!version || !chain.some((one) => one.remote === remote && one !== version)) return;
      const found = { version, problem: { remote, version: name, phase: 'loader', message } };
      slow = found;
      const other = pool.render({ ...job, bundles: without(job.bundles, [version]) }, group);
      void other.then((answer) => {
        if (isCompletePage(answer, found)) resolve({ answer, slow: found, instead: answer.outcome });
      });
    });
    void own.then((answer) => resolve({ answer, ...(slow && { slow }) }));
  });
}
