/**
 * The account's page (ACCT-1): who the guest is, a new name, a new e-mail address by its code, people they book for,
 * the language of their mails, and the end of those about new homes.
 */
import type { FastifyInstance } from 'fastify';
import { ACCOUNT_PAGE } from '@roost/shared/domain/callback-address';
import { isEmail } from '@roost/shared/domain/email';
import { followLanguage } from '../account/follow-language.ts';
import { endNewsletter, hasNewsletter } from '../account/newsletter.ts';
import { normalEmail } from './accounts.ts';
import { getClientAddress, wantsJson, type Fields } from './auth-form.ts';
import { emailChangeMail, emailChangedMail, emailKnownMail } from './auth-mail-templates.ts';
import { accountLimits } from './auth-rate-limiter.ts';
import { FORM, type AuthRoutesDeps, type Guarded } from './auth-route-helpers.ts';
import type { AuthServer } from './auth-server.ts';
import { confirmEmailChange, dropEmailChange, findEmailChange, keepEmailChange } from './email-change.ts';
import { rememberDevice } from './known-device.ts';
import { listSavedGuests, removeSavedGuest, saveGuest } from './saved-guests.ts';
import { isFreshSession } from './sessions.ts';
import { readName } from './read-name.ts';
import { newCode } from './tokens.ts';

export function profileRoutes(app: FastifyInstance, deps: AuthRoutesDeps, server: AuthServer, guarded: Guarded): void {
  const { db, accounts, now, siteUrl } = deps;
  const account: AccountUrl = (query) => `${siteUrl}${ACCOUNT_PAGE}?${new URLSearchParams(query)}`;

  app.get('/auth/account', { exposeHeadRoute: false }, async (request, reply) => {
    const { session } = await server.readContext(request);
    const id = session?.guest.profileId;
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(
        session && id
          ? {
              email: session.guest.email,
              name: session.guest.name,
              newEmail: await findEmailChange(db, id, now()),
              hasPassword: ((await accounts.byId(id))?.passwordHash ?? null) !== null,
              guests: await listSavedGuests(db, id),
              newsletter: await hasNewsletter(db, { accountId: id, email: session.guest.email.toLowerCase() }),
            }
          : 'null',
      );
  });

  /** A form of the account: what it does answers the code of what went wrong, or null. */
  const form = (path: string, run: (accountId: string, fields: Fields, email: string) => Promise<string | null>) => {
    app.post(
      `/auth/account/${path}`,
      FORM,
      guarded(async (request, reply, fields) => {
        const json = wantsJson(fields);
        const { session } = await server.readContext(request);
        if (!session) return server.goTo(reply, server.page('signin', { error: 'SessionRequired' }), { json });
        const error = await run(session.guest.profileId, fields, session.guest.email);
        return server.goTo(reply, account(error === null ? { done: `/account/${path}` } : { error }), { json });
      }),
    );
  };

  form('name', async (id, fields) => {
    const read = readName(fields.firstName, fields.lastName);
    if ('problem' in read) return read.problem;
    await accounts.rename(id, read.name);
    return null;
  });
  // The language is the request's own.
  form('language', async (accountId, _fields, email) => {
    await followLanguage(db, { accountId, email: email.toLowerCase() });
    return null;
  });
  form('newsletter/end', async (accountId, _fields, email) => {
    await endNewsletter(db, { accountId, email: email.toLowerCase() });
    return null;
  });
  form('guests/add', async (id, fields) => {
    const [first, last] = [readName(fields.firstName), readName(fields.lastName)];
    if ('problem' in first) return first.problem;
    if ('problem' in last) return last.problem;
    const guest = { firstName: first.name, lastName: last.name, now: now() };
    return (await saveGuest(db, id, guest)) ? null : 'TooManyGuests';
  });
  form('guests/remove', async (id, fields) => {
    await removeSavedGuest(db, id, fields.guest ?? '');
    return null;
  });
  form('email/cancel', async (id) => {
    await dropEmailChange(db, id);
    return null;
  });
  emailRoutes(app, deps, server, guarded, account);
}

/**
 * Returns the address of the account's page: what went wrong, or which form was sent, for a browser without a script.
 */
type AccountUrl = (query: { error: string } | { done: string }) => string;

/** Both take a session of the last hour. No answer tells whether the new address has an account. */
function emailRoutes(
  app: FastifyInstance,
  deps: AuthRoutesDeps,
  server: AuthServer,
  guarded: Guarded,
  account: AccountUrl,
): void {
  const { accounts, mailer, now, rateLimiter } = deps;

  app.post(
    '/auth/account/email',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const refuse = (error: string) => server.goTo(reply, account({ error }), { json });
      const context = await server.readContext(request);
      const { session } = context;
      if (!session || !isFreshSession(session, now())) return refuse('SessionStale');
      const email = normalEmail(fields.email ?? '');
      if (!isEmail(email)) return refuse('EmailSignin');
      if (email === session.guest.email) return refuse('SameEmail');
      const { profileId } = session.guest;
      const allowed = await rateLimiter.allow({
        ...accountLimits('mail', email, { address: context.address, device: null }),
        'change:account': profileId,
      });
      if (!allowed) return refuse('TooManyAttempts');
      const code = newCode();
      await keepEmailChange({ accountId: profileId, email, code }, deps);
      // In the background, so that the answer takes equally long.
      mailer.later('email_change', async () => {
        mailer.send(email, (await accounts.byEmail(email)) ? emailKnownMail() : emailChangeMail(code));
      });
      return server.goTo(reply, account({ done: '/account/email' }), { json });
    }),
  );

  app.post(
    '/auth/account/email/confirm',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const refuse = (error: string) => server.goTo(reply, account({ error }), { json });
      const { session } = await server.readContext(request);
      if (!session || !isFreshSession(session, now())) return refuse('SessionStale');
      if (!(await rateLimiter.allow({ 'code:address': getClientAddress(request) }))) return refuse('TooManyAttempts');
      const { profileId, email: oldEmail } = session.guest;
      const code = (fields.code ?? '').replaceAll(/\D/g, '');
      const change = { accountId: profileId, oldEmail, sessionId: session.id, code };
      const confirmed = await confirmEmailChange(change, deps);
      if ('error' in confirmed) return refuse(confirmed.error);
      const { email } = confirmed;
      deps.log('email_changed');
      mailer.send(oldEmail, emailChangedMail(email, deps.phone));
      rememberDevice(request, reply, email, deps);
      return server.goTo(reply, account({ done: '/account/email/confirm' }), { json });
    }),
  );
}
