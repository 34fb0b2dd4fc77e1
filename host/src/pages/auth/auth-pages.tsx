/** The sign-in pages as routes (section 2). What they show is a chunk of its own: few visits need it. */
import { lazy, Suspense } from 'react';
import type { AuthPageName } from '@roost/shared/domain/callback-address';
import type { HostPage } from '../../routing/host-route.tsx';
import { copy } from '../../copy.ts';
import type { AuthData, AuthSubject } from './auth-data.ts';
import type * as Pages from './AuthPages.tsx';
// In the page's first style sheet: server HTML must not wait for the chunk to be laid out.
import './Auth.module.css';

type AuthPagesModule = typeof Pages;

let given: AuthPagesModule | null = null;

/** The server has all code at once and cannot wait while it renders: its entry hands it over here. */
export function provideAuthPages(module: AuthPagesModule): void {
  given = module;
}

const load = (): Promise<AuthPagesModule> => import(/* webpackChunkName: "sign-in" */ './AuthPages.tsx');

type Loaded = { default: AuthPagesModule['AuthPages'] };

const AuthPages = lazy((): Promise<Loaded> => {
  const module = given;
  // Resolved at once, so that React renders it in the same pass.
  if (module) return { then: (take: (loaded: Loaded) => void) => take({ default: module.AuthPages }) } as unknown as Promise<Loaded>;
  return load().then((loaded) => ({ default: loaded.AuthPages }));
});

function page(name: AuthPageName, about: AuthSubject = 'nobody'): HostPage<AuthData | null> {
  return {
    id: `auth-${name}`, path: `/api/auth/${name}`, loader: (context) => (given ? Promise.resolve(given) : load()).then((module) => module.loadAuth(about, context)).catch(() => null), frame: 'form',
    head: () => ({ title: copy.withBrand(copy.authTitles[name]), robots: 'noindex' }),
    Component: ({ data }) => <Suspense fallback={null}><AuthPages page={name} data={data} /></Suspense>,
  };
}

export const authPages: readonly HostPage<AuthData | null>[] = [
  page('signin'), page('error'), page('signup'), page('verify-request', 'pending'), page('reset'), page('new-password', 'reset'), page('signout'),
];
