/** Keeps the collector's session (FRAUD-1) in storage, or in memory where storage is forbidden. */
import type { Problems } from './problems.ts';
import { runQuietly } from './problems.ts';
import { continueSession, parseSession } from './session.ts';
import type { FraudSession } from './session.ts';

export type SessionKeeper = {
  /** Uses the session now: continues it, or begins a new one when it is too old. */
  touch: () => FraudSession;
  /** Id of the session in use. */
  id: () => string;
  /** Id of a session that this one replaces and that the provider does not know of yet. */
  replacedId: () => string | null;
  /** The provider knows that `id` was replaced. */
  replacementTold: (id: string | null) => void;
};

export function createSessionKeeper(
  storage: { read: () => string | null; write: (text: string) => void },
  problems: Problems,
  now: () => number,
  newId: () => string,
): SessionKeeper {
  let kept: FraudSession | null = null;
  let replaced: string | null = null;
  const touch = () => {
    const stored = runQuietly(problems, 'Session not read', () => parseSession(storage.read())) ?? kept;
    const { session, previousId } = continueSession(stored, now(), newId);
    replaced = previousId ?? replaced;
    kept = session;
    runQuietly(problems, 'Session not stored', () => storage.write(JSON.stringify(session)));
    return session;
  };
  return {
    touch,
    id: () => (kept ?? touch()).id,
    replacedId: () => replaced,
    replacementTold: (id) => {
      if (replaced === id) replaced = null;
    },
  };
}
