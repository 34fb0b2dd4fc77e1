import { imageSrcSet, imageUrl, imageWidthsBetween } from '@roost/shared/domain/images';
import type { HostPage } from '../routing/host-route.tsx';
import { copy } from '../copy.ts';
import { authPages } from './auth/auth-pages.tsx';
import { HERO } from './hero.ts';
import { Home } from './Home.tsx';
import { loadHome } from './home-data.ts';
import type { HomeData } from './home-data.ts';
import { Help } from './Help.tsx';
import { NotFound } from './NotFound.tsx';
import { Privacy, Terms } from './Legal.tsx';
import { legal } from './legal-copy.ts';

const home: HostPage<HomeData | null> = {
  id: 'home',
  path: '/',
  loader: loadHome,
  head: () => ({
    title: copy.siteTitle,
    description: copy.siteDescription,
    canonical: '/',
    preloadImages: [{ src: imageUrl(HERO.src, 828), srcSet: imageSrcSet(HERO.src, imageWidthsBetween(HERO.widths[0], HERO.widths[1])), sizes: HERO.sizes }],
  }),
  Component: Home,
};

const help: HostPage<null> = {
  id: 'help', path: '/help', head: () => ({ title: copy.withBrand(legal.help.title), canonical: '/help' }), Component: Help,
};
const privacy: HostPage<null> = {
  id: 'privacy', path: '/privacy', head: () => ({ title: copy.withBrand(legal.privacy.title), canonical: '/privacy' }), Component: Privacy,
};
const terms: HostPage<null> = {
  id: 'terms', path: '/terms', head: () => ({ title: copy.withBrand(legal.terms.title), canonical: '/terms' }), Component: Terms,
};
const notFound: HostPage<null> = {
  id: 'not-found', path: '*', status: 404, head: () => ({ title: copy.withBrand(copy.notFound.title), robots: 'noindex' }), Component: NotFound,
};

/** Pages that belong to no remote. */
export const hostPages = [home, help, privacy, terms, ...authPages, notFound] as unknown as readonly HostPage<unknown>[];
