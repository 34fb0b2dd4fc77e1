/** The pages of mfe-search. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { loadSearch } from './pages/search/load-search.ts';
import { searchHead } from './pages/search/search-head.ts';
import type { SearchData } from './api/search-data.ts';
import { SearchPage } from './pages/search/SearchPage.tsx';

export const routes: RoutesModule['routes'] = [
  defineRoute<SearchData>({
    id: 'search',
    loader: (context) => loadSearch(context),
    head: searchHead,
    Component: SearchPage,
  }),
];
