/** Making an account, and the six-digit code of a sign-in mail. No answer says whether an account exists (AUTH-7). */
import type { FastifyInstance } from 'fastify';
import { isEmail } from '@roost/shared/domain/email';
import { passwordProblem } from '@roost/shared/domain/password';
import { storableText } from '../storable-text.ts';
import { createHash, randomBytes } from 'node:crypto';
import { normalEmail } from './accounts.ts';
import type { AuthDeps } from './auth-config.ts';
import type { AuthServer } from './handler.ts';
import { TooBusyError } from './passwords.ts';
import { sendReset } from './password-routes.ts';
import { pendingOf, rememberPending } from './pending.ts';
import { callbackOf, wantsJson } from './request.ts';
import type { Guarded } from './routes.ts';

const nameSchema = storableText(100);

export function signUpRoutes(app: FastifyInstance, deps: AuthDeps, server: AuthServer, guarded: Guarded): void {
  const { siteUrl, secret, attempts, tokens, passwords } = deps;
  const { turnOf, call, goTo, page } = server;

  app.post(
    '/auth/signup',
    { config: { csrfInForm: true } },
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const callback = callbackOf(fields, request, siteUrl);
      const refuse = (error: string) => goTo(reply, page('signup', { error, callbackUrl: callback }), { json });
      const email = normalEmail(fields.email ?? '');
      const name = nameSchema.safeParse([fields.firstName, fields.lastName].filter(Boolean).join(' '));
      const problem = passwordProblem(fields.password ?? '');
      if (!isEmail(email)) return refuse('EmailSignin');
      if (!name.success || name.data === '') return refuse('MissingName');
      if (problem) return refuse(`Password_${problem}`);
      const turn = await turnOf(request);
      if (!(await attempts.allow({ 'mail:account': email, 'mail:address': turn.address })))
        return refuse('TooManyAttempts');
      try {
        const passwordHash = await passwords.hash(fields.password ?? '');
        const browserHash = rememberPending(
          request,
          reply,
          { email, kind: 'signup', callback: callback ?? siteUrl },
          deps,
        );
        turn.signUp = { name: name.data, passwordHash, browserHash };
      } catch (error) {
        if (error instanceof TooBusyError) return refuse('Busy');
        throw error;
      }
      const answer = await call(request, turn, {
        method: 'POST',
        path: '/signin/email',
        body: { email, ...(callback === null ? {} : { callbackUrl: callback }) },
      });
      return goTo(reply, answer.url ?? page('error', { error: 'Configuration' }), { json, cookies: answer.cookies });
    }),
  );

  // "Send it again": the same mail as before, with a new link.
  app.post(
    '/auth/resend',
    { config: { csrfInForm: true } },
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const pending = pendingOf(request, secret);
      const turn = await turnOf(request);
      if (!pending) return goTo(reply, page('signin', { error: 'Verification' }), { json });
      if (!(await attempts.allow({ 'mail:account': pending.email, 'mail:address': turn.address })))
        return goTo(reply, page('verify-request', { error: 'TooManyAttempts' }), { json });
      if (pending.kind === 'reset') {
        sendReset(deps, pending.email);
        return goTo(reply, page('verify-request'), { json });
      }
      turn.signUp = turn.browserHash === null ? null : await tokens.waitingSignUp(pending.email, turn.browserHash);
      const answer = await call(request, turn, {
        method: 'POST',
        path: '/signin/email',
        body: { email: pending.email, callbackUrl: pending.callback },
      });
      return goTo(reply, answer.url ?? page('verify-request'), { json, cookies: answer.cookies });
    }),
  );

  // The code stands for the link of the same mail, in the browser that asked for it.
  app.post(
    '/auth/code',
    { config: { csrfInForm: true } },
    guarded(async (request, reply, fields) => {
      const json = wantsJson(fields);
      const pending = pendingOf(request, secret);
      const turn = await turnOf(request);
      const code = (fields.code ?? '').replaceAll(/\D/g, '');
      if (!pending || pending.kind === 'reset') return goTo(reply, page('signin', { error: 'Verification' }), { json });
      if (!(await attempts.allow({ 'code:address': turn.address })))
        return goTo(reply, page('verify-request', { error: 'TooManyAttempts' }), { json });
      const token = randomBytes(32).toString('base64url');
      // As Auth.js hashes a link's token, so that its callback finds it.
      const tokenHash = createHash('sha256').update(`${token}${secret}`).digest('hex');
      if (!(await tokens.exchangeCode({ email: pending.email, code, tokenHash })))
        return goTo(reply, page('verify-request', { error: 'WrongCode' }), { json });
      const query = new URLSearchParams({ callbackUrl: pending.callback, token, email: pending.email });
      return goTo(reply, `${siteUrl}/api/auth/callback/email?${query}`, { json });
    }),
  );
}
