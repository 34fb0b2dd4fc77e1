/** Forgotten passwords: a link by mail, good once and for an hour, and the form it leads to (AUTH-7). */
import type { FastifyInstance } from 'fastify';
import { isEmail } from '@roost/shared/domain/email';
import { passwordProblem } from '@roost/shared/domain/password';
import { normalEmail } from './accounts.ts';
import type { AuthDeps } from './auth-config.ts';
import type { AuthServer } from './handler.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import { TooBusyError } from './passwords.ts';
import { forgetReset, rememberPending, rememberReset, resetTokenOf } from './pending.ts';
import { callbackOf, wantsJson } from './request.ts';
import type { Guarded } from './routes.ts';

/** Mails a password link, after the answer: that is the same and as quick for an address we do not know. */
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

export function passwordRoutes(app: FastifyInstance, deps: AuthDeps, server: AuthServer, guarded: Guarded): void {
  const { siteUrl, secret, accounts, sessions, attempts, tokens, mailer, passwords } = deps;
  const { turnOf, call, goTo, page } = server;

  app.post(
    '/auth/reset',
    { config: { csrfInForm: true } },
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const email = normalEmail(fields.email ?? '');
      if (!isEmail(email)) return goTo(reply, page('reset', { error: 'EmailSignin' }), { json });
      const { address } = await turnOf(request);
      if (!(await attempts.allow({ 'mail:account': email, 'mail:address': address })))
        return goTo(reply, page('reset', { error: 'TooManyAttempts' }), { json });
      rememberPending(
        request,
        reply,
        { email, kind: 'reset', callback: callbackOf(fields, request, siteUrl) ?? siteUrl },
        deps,
      );
      sendReset(deps, email);
      return goTo(reply, page('verify-request'), { json });
    }),
  );

  // The mail's link: its token goes into a cookie and out of the address before any page is shown.
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

  /** Whose password this browser may set now, for the page that asks for it. */
  app.get('/auth/reset/email', { exposeHeadRoute: false }, async (request, reply) => {
    const token = resetTokenOf(request, secret);
    const email = token === null ? null : await tokens.peekReset(token);
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(email === null ? 'null' : { email });
  });

  app.post(
    '/auth/new-password',
    { config: { csrfInForm: true } },
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const callback = callbackOf(fields, request, siteUrl);
      const refuse = (error: string) => goTo(reply, page('new-password', { error, callbackUrl: callback }), { json });
      const problem = passwordProblem(fields.password ?? '');
      if (problem) return refuse(`Password_${problem}`);
      const token = resetTokenOf(request, secret);
      const email = token === null ? null : await tokens.peekReset(token);
      if (token === null || email === null) return goTo(reply, page('error', { error: 'Verification' }), { json });
      try {
        const passwordHash = await passwords.hash(fields.password ?? '');
        const account = (await tokens.takeReset(token)) === email ? await accounts.byEmail(email) : null;
        if (!account) return goTo(reply, page('error', { error: 'Verification' }), { json });
        await accounts.setPassword(account.id, passwordHash);
        await sessions.endAll(account.id);
        mailer.send(email, passwordChangedMail(page('reset')));
        forgetReset(reply, deps);
        await attempts.forget('password:account', email);
        const turn = await turnOf(request);
        turn.proven = account;
        const answer = await call(request, turn, {
          method: 'POST',
          path: '/callback/credentials',
          body: { callbackUrl: callback ?? siteUrl },
        });
        return goTo(reply, answer.url ?? siteUrl, { json, cookies: answer.cookies });
      } catch (error) {
        if (error instanceof TooBusyError) return refuse('Busy');
        throw error;
      }
    }),
  );
}
