/**
 * `/api/auth` (AUTH-1): calls that Auth.js answers, and calls it has none for: making an account, codes and passwords.
 */
import type { FastifyInstance } from 'fastify';
import { formTokenMatches } from '../security/csrf.ts';
import { parseForm, readCallback, readTextFields, wantsJson } from './auth-form.ts';
import type { AuthRoutesDeps, Guarded } from './auth-route-helpers.ts';
import { authServer } from './auth-server.ts';
import { dataRoutes } from './data-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { linkRoutes } from './link-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';

export async function authRoutes(app: FastifyInstance, deps: AuthRoutesDeps): Promise<void> {
  const { siteUrl, csrfKey } = deps;
  const server = authServer(deps);

  // Beacons of browsers may come as plain text.
  for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
    app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
      done(null, parseForm(body as string)),
    );

  const guarded: Guarded = (handle) => async (request, reply) => {
    const fields = readTextFields(request.body);
    if (formTokenMatches(request, fields.csrfToken, { key: csrfKey, siteUrl })) return handle(request, reply, fields);
    const callbackUrl = readCallback(fields, request, siteUrl);
    return server.goTo(reply, server.page('signin', { error: 'MissingCSRF', callbackUrl }), {
      json: wantsJson(fields),
    });
  };

  sessionRoutes(app, deps, server, guarded);
  signInRoutes(app, deps, server, guarded);
  deviceRoutes(app, deps, server, guarded);
  linkRoutes(app, deps, server, guarded);
  signUpRoutes(app, deps, server, guarded);
  passwordRoutes(app, deps, server, guarded);
  passkeyRoutes(app, deps, server, guarded);
  profileRoutes(app, deps, server, guarded);
  dataRoutes(app, deps, server, guarded);
}
