/**
 * Routes for making an account, the code of a sign-in mail, and sending the mail again. No answer reveals whether an
 * account exists (AUTH-7).
 */
import type { FastifyInstance } from 'fastify';
import { isEmail } from '@roost/shared/domain/email';
import { randomBytes } from 'node:crypto';
import { normalEmail } from './accounts.ts';
import { accountLimits } from './auth-rate-limiter.ts';
import { newPasswordProblem } from './common-passwords.ts';
import type { AuthDeps } from './auth-config.ts';
import type { AuthServer } from './auth-server.ts';
import { TooBusyError } from './passwords.ts';
import { sendReset } from './password-routes.ts';
import { readPending, rememberPending } from './pending-cookies.ts';
import { readName } from './read-name.ts';
import { hashText } from './sessions.ts';
import { hashLinkToken } from './tokens.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { readCallback, wantsJson } from './auth-form.ts';
import { FORM, finish, type Guarded } from './auth-route-helpers.ts';

export function signUpRoutes(app: FastifyInstance, deps: AuthDeps, server: AuthServer, guarded: Guarded): void {
  const { siteUrl, rateLimiter, passwords } = deps;
  const { readContext, call, goTo, page } = server;
  codeRoutes(app, deps, server, guarded);

  app.post(
    '/auth/signup',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const callback = readCallback(fields, request, siteUrl);
      const refuse = (error: string) => goTo(reply, page('signup', { error, callbackUrl: callback }), { json });
      const email = normalEmail(fields.email ?? '');
      const name = readName(fields.firstName, fields.lastName);
      const problem = newPasswordProblem(fields.password ?? '', email);
      if (!isEmail(email)) return refuse('EmailSignin');
      if ('problem' in name) return refuse(name.problem);
      if (problem) return refuse(`Password_${problem}`);
      const context = await readContext(request);
      if (
        !(await rateLimiter.allow(
          accountLimits('mail', email, { address: context.address, device: context.deviceFor(email) }),
        ))
      )
        return refuse('TooManyAttempts');
      try {
        const passwordHash = await passwords.hash(fields.password ?? '');
        const browserHash = rememberPending(
          request,
          reply,
          { email, kind: 'signup', callback: callback ?? siteUrl },
          deps,
        );
        context.signUp = { name: name.name, passwordHash, browserHash };
        context.browserHash = browserHash;
      } catch (error) {
        if (error instanceof TooBusyError) return refuse('Busy');
        throw error;
      }
      const answer = await call(request, context, {
        method: 'POST',
        path: '/signin/email',
        body: { email, ...(callback === null ? {} : { callbackUrl: callback }) },
      });
      return finish(server, reply, answer, json);
    }),
  );
}

/** The six-digit code, and sending the mail again. */
function codeRoutes(app: FastifyInstance, deps: AuthDeps, server: AuthServer, guarded: Guarded): void {
  const { secret, rateLimiter, tokens } = deps;
  const { readContext, call, goTo, page } = server;

  // "Send it again": the same mail as before, with a new link.
  app.post(
    '/auth/resend',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const pending = readPending(request, secret);
      const context = await readContext(request);
      if (!pending) return goTo(reply, page('signin', { error: 'Verification' }), { json });
      if (
        !(await rateLimiter.allow(
          accountLimits('mail', pending.email, { address: context.address, device: context.deviceFor(pending.email) }),
        ))
      )
        return goTo(reply, page('verify-request', { error: 'TooManyAttempts' }), { json });
      if (pending.kind === 'reset') {
        sendReset(deps, pending.email);
        return goTo(reply, page('verify-request'), { json });
      }
      context.signUp =
        context.browserHash === null ? null : await tokens.waitingSignUp(pending.email, context.browserHash);
      const answer = await call(request, context, {
        method: 'POST',
        path: '/signin/email',
        body: { email: pending.email, callbackUrl: pending.callback },
      });
      return goTo(reply, answer.url ?? page('verify-request'), { json, cookies: answer.cookies });
    }),
  );

  // The code works like the link of the same mail, in the browser that asked for it.
  app.post(
    '/auth/code',
    FORM,
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const pending = readPending(request, secret);
      const context = await readContext(request);
      const code = (fields.code ?? '').replaceAll(/\D/g, '');
      if (!pending || pending.kind === 'reset') return goTo(reply, page('signin', { error: 'Verification' }), { json });
      if (!(await rateLimiter.allow({ 'code:address': context.address })))
        return goTo(reply, page('verify-request', { error: 'TooManyAttempts' }), { json });
      const token = randomBytes(32).toString('base64url');
      // So that the callback of Auth.js finds it.
      const tokenHash = hashLinkToken(token);
      const browserHash = hashText(pending.browser);
      if (!(await tokens.exchangeCode({ email: pending.email, code, tokenHash, browserHash })))
        return goTo(reply, page('verify-request', { error: 'WrongCode' }), { json });
      const query = new URLSearchParams({ callbackUrl: pending.callback, token, email: pending.email });
      return finishSignIn(request, reply, { provider: 'email', query, json, deps, server });
    }),
  );
}
