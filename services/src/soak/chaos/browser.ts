/**
 * Guests with a real browser in a campaign: a process of its own (`e2e/chaos/guest.ts`), so that this package needs no
 * browser and none of its page objects.
 */
import { fork } from 'node:child_process';
import * as z from 'zod/mini';
import type { OfferedStay } from '../../testing/offers.ts';
import type { BrowserFlow, Outcome } from './flows.ts';

export type BrowserGuests = {
  act: (flow: BrowserFlow) => Promise<Outcome>;
  /** Codes that a page told a guest are theirs. */
  booked: ReadonlySet<string>;
  close: () => void;
};

const answerSchema = z.object({
  id: z.int(),
  result: z.enum(['done', 'broken', 'wrong']),
  detail: z.string(),
  code: z.nullable(z.string()),
});
type Answer = z.infer<typeof answerSchema>;

/**
 * @param script path of the guest
 * @param site address of the host
 * @param offers stays that nobody else is offered
 */
export async function startBrowserGuests(
  script: string,
  site: string,
  offers: readonly OfferedStay[],
): Promise<BrowserGuests> {
  const child = fork(script, { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const waiting = new Map<number, (answer: Answer) => void>();
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('The browser of the campaign did not start.')));
  });
  child.on('message', (message) => {
    const answer = answerSchema.parse(message);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const free = [...offers];
  const booked = new Set<string>();
  let asked = 0;
  return {
    booked,
    close: () => child.disconnect(),
    async act(flow) {
      // A looking guest uses the dates of a remaining stay; a booking guest takes the stay.
      // The last one is never booked: in a long campaign there is always one to look at.
      const stay = flow === 'reserve' && free.length > 1 ? free.pop() : flow === 'look' ? free[0] : undefined;
      if (!stay) return { flow, result: 'refused', detail: 'no home is left' };
      asked += 1;
      const id = asked;
      const { result, detail, code } = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        child.send({ id, flow, site, stay });
      });
      if (code !== null) booked.add(code);
      return { flow, result, detail };
    },
  };
}
