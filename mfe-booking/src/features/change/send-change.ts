/**
 * Sends a change to its outcome (STAY-2): repeats what got no answer under the same key, and opens the bank's window.
 * Without React, so that each outcome has a test.
 */
import type { ApiError } from '@roost/shared/contracts/booking';
import type { ChangeOffer, ChangeRequest } from '@roost/shared/contracts/change';
import type { Trip } from '@roost/shared/contracts/trips';
import { readNewOffer } from '../../api/change.ts';
import type { changeStay } from '../../api/change.ts';

type Said = Pick<ApiError, 'code' | 'message' | 'values'>;

export type ChangeOutcome =
  | { type: 'changed'; trip: Trip }
  /** The amounts are others now; nothing was changed. */
  | ({ type: 'offer'; offer: ChangeOffer } & Said)
  | ({ type: 'refused'; card: boolean } & Said)
  /** Sent, and no answer came: the same request again tells how it ended. */
  | { type: 'unknown' };

export type SendChangeTools = {
  send: typeof changeStay;
  challenge: (clientSecret: string) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
};

const REPEAT_PAUSES_MS = [500, 2_000, 5_000];
const MOST_CHALLENGES = 3;

/** Never throws. */
export async function sendChange(
  code: string,
  request: ChangeRequest,
  { send, challenge, wait }: SendChangeTools,
): Promise<ChangeOutcome> {
  let repeats = 0;
  for (let challenges = 0; ;) {
    const answer = await send(code, request);
    if (answer.ok) {
      if (answer.value.type === 'changed') return answer.value;
      if (challenges >= MOST_CHALLENGES) return { type: 'unknown' };
      challenges += 1;
      await challenge(answer.value.clientSecret);
      continue;
    }
    const { failure } = answer;
    if (failure.type === 'refused' && failure.error.code !== 'in_progress') {
      const { code: reason, message, field, values } = failure.error;
      const offer = readNewOffer(failure.body);
      return offer
        ? { type: 'offer', offer, code: reason, message, values }
        : { type: 'refused', code: reason, message, values, card: failure.status === 402 || field === 'card' };
    }
    const pause = REPEAT_PAUSES_MS[repeats];
    if (pause === undefined) return { type: 'unknown' };
    repeats += 1;
    await wait(pause);
  }
}
