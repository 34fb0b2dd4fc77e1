/** Auth.js' adapter over our tables, for one request (AUTH-6). */
import type { Adapter, AdapterUser } from '@auth/core/adapters';
import type { Account, Accounts } from './accounts.ts';
import { normalEmail } from './accounts.ts';
import type { Tokens } from './tokens.ts';
import type { AuthRequestContext } from './auth-request-context.ts';

/** Auth.js wants a date of verification. An account exists only for a proven address, so any date will do. */
const PROVEN = new Date(0);

export const toAdapterUser = ({ id, email, name }: Account): AdapterUser => ({
  id,
  email,
  name,
  emailVerified: PROVEN,
});
const maybeUser = (account: Account | null): AdapterUser | null => (account ? toAdapterUser(account) : null);

export function accountAdapter(
  { accounts, tokens }: { accounts: Accounts; tokens: Tokens },
  context: AuthRequestContext,
): Adapter {
  return {
    getUser: async (id) => maybeUser(await accounts.byId(id)),
    getUserByEmail: async (email) => maybeUser(await accounts.byEmail(email)),
    getUserByAccount: async ({ provider, providerAccountId }) =>
      maybeUser(await accounts.byIdentity(provider, providerAccountId)),

    async createUser(user) {
      const signUp = context.invite?.email === normalEmail(user.email) ? context.invite.signUp : null;
      // The password counts only in the browser it was typed in: a stranger may have signed up before the owner of the
      // address confirmed.
      const here = signUp !== null && signUp.browserHash === context.browserHash;
      context.needsPassword = signUp !== null && !here;
      return toAdapterUser(
        await accounts.create({
          email: user.email,
          name: (here ? signUp.name : user.name) ?? null,
          passwordHash: here ? signUp.passwordHash : null,
        }),
      );
    },

    /** Auth.js calls this only to store that the address is proven, which it always is. */
    async updateUser(user) {
      const known = await accounts.byId(user.id);
      if (!known) throw new Error('There is no such account.');
      return toAdapterUser(known);
    },

    async linkAccount(identity) {
      await accounts.link(identity.userId, identity);
    },

    async createVerificationToken(token) {
      await tokens.keepSignIn({
        tokenHash: token.token,
        email: normalEmail(token.identifier),
        code: context.code,
        signUp: context.signUp,
        browserHash: context.browserHash,
      });
      return token;
    },

    async useVerificationToken({ identifier, token }) {
      if (typeof identifier !== 'string') return null;
      context.invite = await tokens.takeSignIn(normalEmail(identifier), token);
      context.proof = { recoveries: context.invite?.recoveries ?? null };
      // Our own clock has decided that it is not too old.
      return context.invite && { identifier, token, expires: new Date(Date.now() + 60_000) };
    },
  };
}
