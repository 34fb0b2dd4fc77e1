/** The pages of mfe-search. */
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
import { loadSearch } from './features/results/load-search.ts';
import { searchHead } from './features/results/search-head.ts';
import type { SearchData } from './features/results/search-data.ts';
import { SearchPage } from './features/results/SearchPage.tsx';

export const routes: RoutesModule['routes'] = [
  defineRoute<SearchData>({
    id: 'search',
    loader: (context) => loadSearch(context),
    head: searchHead,
    Component: SearchPage,
  }),
];
