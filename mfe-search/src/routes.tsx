/** The pages of mfe-search. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { loadSearchPage } from './pages/search/load-search-page.ts';
import { searchHead } from './pages/search/search-head.ts';
import type { SearchData } from './api/search-data.ts';
import { SearchPage } from './pages/search/SearchPage.tsx';

export const routes: RoutesModule['routes'] = [
  defineRoute<SearchData>({
    id: 'search',
    loader: loadSearchPage,
    head: searchHead,
    Component: SearchPage,
  }),
];
