import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { codeChunk } from '@roost/shared/federation';
import { imageSrcSet, imageUrl, imageWidthsBetween } from '@roost/shared/domain/images';
import type { HostPage } from '../routing/host-route.tsx';
import { copy } from '../copy.ts';
import type * as Articles from './Articles.tsx';
import { authPages } from './auth/auth-pages.tsx';
import { HERO } from './hero.ts';
import type * as HomePage from './Home.tsx';
import { loadHome } from './home-data.ts';
import type { HomeData } from './home-data.ts';
import { NotFound } from './NotFound.tsx';

/** The home page's code, which most pages do without; `render.ts` hands it over on the server. */
export const homeCode = codeChunk<typeof HomePage>('home', () => import(/* webpackChunkName: "home" */ './Home.tsx'));
const Home = homeCode.component((module) => module.Home);

const home: HostPage<HomeData | null> = {
  id: 'home',
  path: '/',
  shared: true,
  code: homeCode.name,
  loader: async (context) => {
    const code = homeCode.load().catch(() => null);
    const data = await loadHome(context);
    await code;
    return data;
  },
  head: () => ({
    title: copy.siteTitle,
    description: copy.siteDescription,
    canonical: '/',
    preloadImages: [
      {
        src: imageUrl(HERO.src, 828),
        srcSet: imageSrcSet(HERO.src, imageWidthsBetween(HERO.widths[0], HERO.widths[1])),
        sizes: HERO.sizes,
      },
    ],
  }),
  Component: ({ data }) => (
    <Suspense fallback={null}>
      <Home data={data} />
    </Suspense>
  ),
};

/** The articles' code; `render.ts` hands it over on the server. */
export const articleCode = codeChunk<typeof Articles>(
  'articles',
  () => import(/* webpackChunkName: "articles" */ './Articles.tsx'),
);

function article(
  id: keyof typeof copy.articleTitles,
  pick: (module: typeof Articles) => ComponentType,
): HostPage<null> {
  const Text = articleCode.component(pick);
  return {
    id,
    path: `/${id}`,
    shared: true,
    code: articleCode.name,
    head: () => ({ title: copy.withBrand(copy.articleTitles[id]), canonical: `/${id}` }),
    loader: () =>
      articleCode.load().then(
        () => null,
        () => null,
      ),
    Component: () => (
      <Suspense fallback={null}>
        <Text />
      </Suspense>
    ),
  };
}
const help = article('help', (module) => module.Help);
const privacy = article('privacy', (module) => module.Privacy);
const terms = article('terms', (module) => module.Terms);

const notFound: HostPage<null> = {
  id: 'not-found',
  path: '*',
  status: 404,
  head: () => ({ title: copy.withBrand(copy.notFound.title), robots: 'noindex' }),
  Component: NotFound,
};

/** Pages that belong to no remote. */
export const hostPages = [
  home,
  help,
  privacy,
  terms,
  ...authPages,
  notFound,
] as unknown as readonly HostPage<unknown>[];
