/** Keeps the collector's session (FRAUD-1) in storage, or in memory where storage is forbidden. */
import type { StoredValue } from '../storage/index.ts';
import type { Problems } from './problems.ts';
import { continueSession } from './session.ts';
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
  stored: Pick<StoredValue<FraudSession | null>, 'read' | 'write'>,
  problems: Problems,
  now: () => number,
  newId: () => string,
): SessionKeeper {
  let current: FraudSession | null = null;
  let replaced: string | null = null;
  const touch = () => {
    const { session, previousId } = continueSession(stored.read() ?? current, now(), newId);
    replaced = previousId ?? replaced;
    current = session;
    if (!stored.write(session)) problems.add('Session not stored: storage is forbidden or full.');
    return session;
  };
  return {
    touch,
    id: () => (current ?? touch()).id,
    replacedId: () => replaced,
    replacementTold: (id) => {
      if (replaced === id) replaced = null;
    },
  };
}
