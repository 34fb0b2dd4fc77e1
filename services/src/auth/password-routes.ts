/** Routes for a forgotten password: a mailed link that works once within an hour, and the form it opens (AUTH-7). */
import type { FastifyInstance } from 'fastify';
import { isEmail } from '@roost/shared/domain/email';
import { normalEmail } from './accounts.ts';
import type { AuthDeps } from './auth-config.ts';
import { accountLimits } from './auth-rate-limiter.ts';
import { newPasswordProblem } from './common-passwords.ts';
import type { AuthServer } from './auth-server.ts';
import { passwordChangedMail, resetMail } from './auth-mail-templates.ts';
import { rememberDevice } from './known-device.ts';
import { TooBusyError } from './passwords.ts';
import { forgetReset, rememberPending, rememberReset, readResetToken } from './pending-cookies.ts';
import { readCallback, wantsJson, type Fields } from './auth-form.ts';
import { FORM, type AuthRoutesDeps, type Guarded } from './auth-route-helpers.ts';
import { recoverAccount } from './recover-account.ts';

/** Mails a password link in the background, so that the answer is the same, and as quick, for an unknown address. */
export function sendReset(
  { mailer, accounts, tokens, siteUrl }: Pick<AuthDeps, 'mailer' | 'accounts' | 'tokens' | 'siteUrl'>,
  email: string,
): void {
  mailer.later('reset_mail', async () => {
    if (await accounts.byEmail(email))
      mailer.send(
        email,
        resetMail(`${siteUrl}/api/auth/reset/open?${new URLSearchParams({ token: await tokens.issueReset(email) })}`),
      );
  });
}

/** Fields of this name tick a passkey that stays; its id follows. */
const KEEP = 'keep.';
const readKept = (fields: Fields): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(KEEP) ? [name.slice(KEEP.length)] : []));

export function passwordRoutes(app: FastifyInstance, deps: AuthRoutesDeps, server: AuthServer, guarded: Guarded): void {
  const { siteUrl, secret, rateLimiter, tokens, accounts, passkeys } = deps;
  const { readContext, goTo, page } = server;

  app.post(
    '/auth/reset',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const email = normalEmail(fields.email ?? '');
      if (!isEmail(email)) return goTo(reply, page('reset', { error: 'EmailSignin' }), { json });
      const context = await readContext(request);
      if (
        !(await rateLimiter.allow(
          accountLimits('mail', email, { address: context.address, device: context.deviceFor(email) }),
        ))
      )
        return goTo(reply, page('reset', { error: 'TooManyAttempts' }), { json });
      rememberPending(
        request,
        reply,
        { email, kind: 'reset', callback: readCallback(fields, request, siteUrl) ?? siteUrl },
        deps,
      );
      sendReset(deps, email);
      return goTo(reply, page('verify-request'), { json });
    }),
  );

  // Moves the token of the mailed link into a cookie, so that no page has it in its address.
  app.get<{ Querystring: { token?: unknown } }>(
    '/auth/reset/open',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { token } = request.query;
      if (typeof token !== 'string' || token.length > 100 || (await tokens.peekReset(token)) === null)
        return goTo(reply, page('error', { error: 'Verification' }), { json: false });
      rememberReset(reply, token, deps);
      return goTo(reply, page('new-password'), { json: false });
    },
  );

  // The address whose password this browser may set, and the passkeys that sign in to it, for the page with the form.
  app.get('/auth/reset/email', { exposeHeadRoute: false }, async (request, reply) => {
    const token = readResetToken(request, secret);
    const email = token === null ? null : await tokens.peekReset(token);
    const account = email === null ? null : await accounts.byEmail(email);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(account === null ? 'null' : { email, passkeys: await passkeys.list(account.id) });
  });

  newPasswordRoute(app, deps, server, guarded);
}

/** Sets the password, signs other devices out, removes the passkeys that were not ticked, and signs this browser in. */
function newPasswordRoute(app: FastifyInstance, deps: AuthRoutesDeps, server: AuthServer, guarded: Guarded): void {
  const { db, siteUrl, secret, accounts, rateLimiter, tokens, mailer, passwords } = deps;
  const { readContext, call, goTo, page } = server;
  app.post(
    '/auth/new-password',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const callback = readCallback(fields, request, siteUrl);
      const refuse = (error: string) => goTo(reply, page('new-password', { error, callbackUrl: callback }), { json });
      const token = readResetToken(request, secret);
      const email = token === null ? null : await tokens.peekReset(token);
      if (token === null || email === null) return goTo(reply, page('error', { error: 'Verification' }), { json });
      const problem = newPasswordProblem(fields.password ?? '', email);
      if (problem) return refuse(`Password_${problem}`);
      try {
        const passwordHash = await passwords.hash(fields.password ?? '');
        const account = (await tokens.takeReset(token)) === email ? await accounts.byEmail(email) : null;
        if (!account) return goTo(reply, page('error', { error: 'Verification' }), { json });
        const recovery = { accountId: account.id, email, passwordHash, keep: readKept(fields) };
        const recovered = await db.transaction().execute((tx) => recoverAccount(tx, recovery));
        mailer.send(email, passwordChangedMail(recovered, page('reset')));
        forgetReset(reply);
        const context = await readContext(request);
        await rateLimiter.forget('password:account', email);
        await rateLimiter.forget('password:account-address', `${email} ${context.address}`);
        context.proven = { ...account, recoveries: recovered.recoveries };
        const answer = await call(request, context, {
          method: 'POST',
          path: '/callback/credentials',
          body: { callbackUrl: callback ?? siteUrl },
        });
        if (context.session) rememberDevice(request, reply, email, deps);
        return goTo(reply, answer.url ?? siteUrl, { json, cookies: answer.cookies });
      } catch (error) {
        if (error instanceof TooBusyError) return refuse('Busy');
        throw error;
      }
    }),
  );
}
