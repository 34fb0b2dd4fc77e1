/**
 * The time of a whole site, moved as flows move it (docs/test-data.md): the database keeps it, so every process has the
 * same.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@roost/shared/domain/dates';

export type SiteTime = {
  /** Moves it months ahead, each time some days further. Nothing happens where services cannot be asked. */
  jump: () => Promise<void>;
  /** To that moment. */
  moveTo: (at: Date) => Promise<void>;
  /** The real time again. Rejects when services do not take it. */
  goBack: () => Promise<void>;
};

/** Rests of stays that are some months away are due then, and few of those stays have begun. */
const FIRST_JUMP_DAYS = 70;
/** More than lies between two tries of a declined card. */
const FURTHER_DAYS = 3;
/** After so many jumps they begin again: homes have no days to book that are further away. */
const FURTHEST_JUMPS = 90;
const ASK_MS = 10_000;
const LIMIT_MS = 60_000;
const PAUSE_MS = 200;

export function startTime(url: string, token: string): SiteTime {
  let jumps = 0;
  async function put(at: Date | null): Promise<void> {
    const answer = await fetch(`${url}/test/clock`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ at: at && at.toISOString() }),
      signal: AbortSignal.timeout(ASK_MS),
    });
    if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
  }
  async function insist(at: Date | null): Promise<void> {
    const until = Date.now() + LIMIT_MS;
    for (;;) {
      try {
        return await put(at);
      } catch (error) {
        if (Date.now() > until) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }
  return {
    async jump() {
      const at = new Date(Date.now() + (FIRST_JUMP_DAYS + jumps * FURTHER_DAYS) * DAY_MS);
      jumps = (jumps + 1) % FURTHEST_JUMPS;
      await insist(at);
    },
    moveTo: insist,
    goBack: () => insist(null),
  };
}
