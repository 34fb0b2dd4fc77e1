/** The sign-in pages as routes (AUTH-4). What they show is a chunk of its own: few visits need it. */
import { Suspense } from 'react';
import { codeChunk } from '@roost/shared/federation';
import { ACCOUNT_PAGE, type AuthPageName } from '@roost/shared/domain/callback-address';
import type { HostPage } from '../../routing/host-route.tsx';
import { copy } from '../../copy.ts';
import type { AuthData, AuthSubject } from './auth-data.ts';
import type * as Pages from './AuthPages.tsx';

/** The sign-in pages' code; `render.ts` hands it over on the server. */
export const authCode = codeChunk<typeof Pages>(
  'sign-in',
  () => import(/* webpackChunkName: "sign-in" */ './AuthPages.tsx'),
);
const AuthPages = authCode.component((module) => module.AuthPages);
const Account = authCode.component((module) => module.AccountPage);

const load =
  (about: AuthSubject): HostPage<AuthData | null>['loader'] =>
  (context) =>
    authCode
      .load()
      .then((module) => module.loadAuth(about, context))
      .catch(() => null);

/** How and where a guest signs in (SAFE-12). */
const account: HostPage<AuthData | null> = {
  id: 'account',
  path: ACCOUNT_PAGE,
  code: authCode.name,
  loader: load('account'),
  frame: 'form',
  head: () => ({ title: copy.withBrand(copy.accountTitle), robots: 'noindex' }),
  Component: ({ data }) => (
    <Suspense fallback={null}>
      <Account data={data} />
    </Suspense>
  ),
};

function page(name: AuthPageName, about: AuthSubject = 'nobody'): HostPage<AuthData | null> {
  return {
    id: `auth-${name}`,
    path: `/api/auth/${name}`,
    code: authCode.name,
    loader: load(about),
    frame: 'form',
    head: () => ({ title: copy.withBrand(copy.authTitles[name]), robots: 'noindex' }),
    Component: ({ data }) => (
      <Suspense fallback={null}>
        <AuthPages page={name} data={data} />
      </Suspense>
    ),
  };
}

export const authPages: readonly HostPage<AuthData | null>[] = [
  page('signin'),
  page('error'),
  page('signup'),
  page('verify-request', 'pending'),
  page('continue', 'link'),
  page('reset'),
  page('new-password', 'reset'),
  page('signout', 'sessions'),
  account,
];
