import { defineRoute } from '@roost/shared/contracts/remote-module';
import { copy } from '../../copy.ts';
import { loadSharedList } from './load-shared-list.ts';
import { SharedListPage } from './SharedListPage.tsx';
import type { SharedListData } from './SharedListPage.tsx';

/** `/favorites/shared/:token`: a collection as everybody with its link sees it (FAV-9). */
export const sharedListRoute = defineRoute<SharedListData>({
  id: 'favorites-shared',
  loader: loadSharedList,
  head: ({ shared }) => ({
    title: copy.sharedList.title(shared?.collectionName ?? copy.sharedList.ended),
    robots: 'noindex',
  }),
  Component: SharedListPage,
  shouldReload: () => false,
});
