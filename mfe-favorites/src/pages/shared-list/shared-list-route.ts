import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RemoteRoute } from '@roost/shared/contracts/remote-module';
import { listSharePicture } from '@roost/shared/domain/share-picture';
import { copy } from '../../copy.ts';
import { loadSharedList } from './load-shared-list.ts';
import type { SharedListData } from './SharedListPage.tsx';
import { nameCollection } from '../../slot-copy.ts';

/** `/favorites/shared/:token`: a collection as everybody with its link sees it (FAV-9). */
export const sharedListRoute = (page: Pick<RemoteRoute<SharedListData>, 'code' | 'Component'>) =>
  defineRoute<SharedListData>({
    id: 'favorites-shared',
    loader: loadSharedList,
    head: ({ shared, token }) => ({
      title: copy.sharedList.title(shared ? nameCollection(shared.collectionName) : copy.sharedList.ended),
      robots: 'noindex',
      ...(shared && token !== null && shared.selectedListings.length > 0
        ? { imageUrl: listSharePicture(token), imageAlt: copy.sharedList.picture(shared.selectedListings.length) }
        : {}),
    }),
    ...page,
    shouldReload: () => false,
  });
