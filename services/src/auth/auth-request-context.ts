/** The state of one request to sign-in, shared by our routes and Auth.js' callbacks while they answer it. */
import type { Account } from './accounts.ts';
import type { GuestSession, Proof } from './sessions.ts';
import type { Invite } from './tokens.ts';
import type { SignUp } from './tables.ts';

export type AuthRequestContext = {
  /** Network address, for the rate limits. */
  address: string;
  /** The id of this browser when the account has signed in here before (known-device.ts). */
  deviceFor: (email: string) => string | null;
  /** What this browser calls itself, in words. */
  device: string;
  /** The session this browser came with. */
  session: GuestSession | null;
  /** Hash of this browser's secret, given when it asked for a link (see pending-cookies.ts). */
  browserHash: string | null;
  /** Set when the guest makes an account; stored with the link that proves the address. */
  signUp: SignUp | null;
  /** Set when something else than a password has proven the guest, e.g. a password link. */
  proven: (Account & Pick<Proof, 'passkeyId'>) | null;
  /** The code that goes into the mail beside the link. */
  code: string;
  /** The sign-in link that this request used up. */
  invite: Invite | null;
  /** True when this request made an account in another browser than the one its password was typed in. */
  needsPassword: boolean;
  /** What is looked at once more when the session begins. */
  proof: Proof;
  /** Why a password was not checked, or what has proven the guest counts no more. */
  refused: 'attempts' | 'busy' | 'ended' | null;
};

export function createAuthContext(
  known: Pick<AuthRequestContext, 'address' | 'deviceFor' | 'device' | 'session' | 'browserHash'>,
): AuthRequestContext {
  return {
    ...known,
    signUp: null,
    proven: null,
    code: '',
    invite: null,
    needsPassword: false,
    proof: { recoveries: null },
    refused: null,
  };
}
