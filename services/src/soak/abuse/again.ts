/** Asks again for an answer that a busy machine may have been to blame for. */
import { isExcusable } from './judge.ts';

export type Asked = { problem: string | null; ms: number; status: string; shed: boolean };

/** How often one that was late or shed is sent again. */
const AGAIN = 3;
/** As long as a page that is shed says in `Retry-After`. */
export const SHED_WAIT_MS = 5_000;

/**
 * True when a problem was the machine's: it was busy at that moment, and the same request is answered as it should be,
 * asked up to three times more, each as late as the refusal says. Whether it is still busy then decides nothing: what
 * is wrong by itself is wrong on a calm machine too.
 * @param factor how many times slower than calm the machine was (`../calm.ts`)
 */
export async function isRightAgain(
  first: Asked,
  how: { limitMs: number; factor: number; ask: () => Promise<Asked>; wait: (ms: number) => Promise<unknown> },
): Promise<boolean> {
  if (!isExcusable(first, how)) return false;
  for (let again = 0; again < AGAIN; again += 1) {
    if (first.shed) await how.wait(SHED_WAIT_MS);
    if ((await how.ask()).problem === null) return true;
  }
  return false;
}
