/** What is known of one request to sign-in, shared by our routes and by Auth.js' callbacks while they answer it. */
import type { Account } from './accounts.ts';
import type { GuestSession } from './sessions.ts';
import type { Invite } from './tokens.ts';
import type { SignUp } from './tables.ts';

export type Turn = {
  /** Who the attempts are counted for. */
  address: string;
  /** The session this browser came with. */
  session: GuestSession | null;
  /** Hash of this browser's secret from when it asked for a link (see pending.ts). */
  browserHash: string | null;
  /** Set when the guest is making an account: goes with the link that proves the address. */
  signUp: SignUp | null;
  /** Set when another proof than a password was given, e.g. a password link. */
  proven: Account | null;
  /** The code that goes into the mail beside the link. */
  code: string;
  /** The sign-in link that was used up in this turn. */
  invite: Invite | null;
  /** An account was made in this turn from another browser than the one its password was typed in. */
  needsPassword: boolean;
  /** Why a password was not even looked at. */
  refused: 'attempts' | 'busy' | null;
};

export function newTurn(known: Pick<Turn, 'address' | 'session' | 'browserHash'>): Turn {
  return { ...known, signUp: null, proven: null, code: '', invite: null, needsPassword: false, refused: null };
}
