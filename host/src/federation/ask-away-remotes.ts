import { AWAY_PATH } from '../page/page-state.ts';

/** Asks the host which remotes have no usable version now. Rejects when it does not answer with a list. */
export async function askAwayRemotes(): Promise<unknown[]> {
  const answer = await fetch(AWAY_PATH);
  const names: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(names)) throw new Error(`${AWAY_PATH} answered ${answer.status}`);
  return names;
}
