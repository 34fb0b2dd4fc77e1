/** Auth.js' adapter over our tables, for one turn (AUTH-6). */
import type { Adapter, AdapterUser } from '@auth/core/adapters';
import type { Account, Accounts } from './accounts.ts';
import { normalEmail } from './accounts.ts';
import type { Tokens } from './tokens.ts';
import type { Turn } from './turn.ts';

/** An account exists only for a proven address, so the date of its proof is of no interest: any will do. */
const PROVEN = new Date(0);

export const userOf = ({ id, email, name }: Account): AdapterUser => ({ id, email, name, emailVerified: PROVEN });
const maybeUser = (account: Account | null): AdapterUser | null => (account ? userOf(account) : null);

export function accountAdapter({ accounts, tokens }: { accounts: Accounts; tokens: Tokens }, turn: Turn): Adapter {
  return {
    getUser: async (id) => maybeUser(await accounts.byId(id)),
    getUserByEmail: async (email) => maybeUser(await accounts.byEmail(email)),
    getUserByAccount: async ({ provider, providerAccountId }) =>
      maybeUser(await accounts.byIdentity(provider, providerAccountId)),

    async createUser(user) {
      const signUp = turn.invite?.email === normalEmail(user.email) ? turn.invite.signUp : null;
      // The password counts only where it was typed: a stranger may have written it before the owner of the address confirmed.
      const here = signUp !== null && signUp.browserHash === turn.browserHash;
      turn.needsPassword = signUp !== null && !here;
      return userOf(
        await accounts.create({
          email: user.email,
          name: (here ? signUp.name : user.name) ?? null,
          passwordHash: here ? signUp.passwordHash : null,
        }),
      );
    },

    /** Auth.js only ever notes here that the address is proven, which ours always is. */
    async updateUser(user) {
      const known = await accounts.byId(user.id);
      if (!known) throw new Error('There is no such account.');
      return userOf(known);
    },

    async linkAccount(identity) {
      await accounts.link(identity.userId, identity);
    },

    async createVerificationToken(token) {
      await tokens.keepSignIn({
        tokenHash: token.token,
        email: normalEmail(token.identifier),
        code: turn.code,
        signUp: turn.signUp,
      });
      return token;
    },

    async useVerificationToken({ identifier, token }) {
      if (typeof identifier !== 'string') return null;
      turn.invite = await tokens.takeSignIn(normalEmail(identifier), token);
      // Whether it is too old was decided by our own clock.
      return turn.invite && { identifier, token, expires: new Date(Date.now() + 60_000) };
    },
  };
}
