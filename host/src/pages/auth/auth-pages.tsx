/** The sign-in pages as routes (section 2). What they show is a chunk of its own: few visits need it. */
import { lazy, Suspense } from 'react';
import type { AuthPageName } from '@roost/shared/domain/callback-address';
import type { HostPage } from '../../routing/host-route.tsx';
import { copy } from '../../copy.ts';
import { authLoader } from './auth-data.ts';
import type { AuthData } from './auth-data.ts';
// In the page's first style sheet: server HTML must not wait for the chunk to be laid out.
import './Auth.module.css';

type AuthPagesModule = typeof import('./AuthPages.tsx');

let given: AuthPagesModule | null = null;

/** The server has all code at once and cannot wait while it renders: its entry hands it over here. */
export function provideAuthPages(module: AuthPagesModule): void {
  given = module;
}

const AuthPages = lazy((): Promise<AuthPagesModule> => {
  const module = given;
  // Resolved at once, so that React renders it in the same pass.
  if (module) return { then: (take: (value: AuthPagesModule) => void) => take(module) } as unknown as Promise<AuthPagesModule>;
  return import(/* webpackChunkName: "sign-in" */ './AuthPages.tsx');
});

function page(name: AuthPageName, about: Parameters<typeof authLoader>[0] = 'nobody'): HostPage<AuthData> {
  return {
    id: `auth-${name}`, path: `/api/auth/${name}`, loader: authLoader(about), frame: 'form',
    head: () => ({ title: copy.withBrand(copy.authTitles[name]), robots: 'noindex' }),
    Component: ({ data }) => <Suspense fallback={null}><AuthPages page={name} data={data} /></Suspense>,
  };
}

export const authPages: readonly HostPage<AuthData>[] = [
  page('signin'), page('error'), page('signup'), page('verify-request', 'pending'), page('reset'), page('new-password', 'reset'), page('signout'),
];
