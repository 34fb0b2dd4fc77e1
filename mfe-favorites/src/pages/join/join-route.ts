import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RemoteRoute } from '@roost/shared/contracts/remote-module';
import { fetchInvite } from '../../api/fetch-invite.ts';
import { copy } from '../../copy.ts';
import type { JoinData } from './JoinPage.tsx';

/** `/favorites/join/:token`: an invitation to fill somebody's collection (FAV-10). */
export const joinRoute = (page: Pick<RemoteRoute<JoinData>, 'code' | 'Component'>) =>
  defineRoute<JoinData>({
    id: 'favorites-join',
    loader: async (context) => {
      const invite = await fetchInvite(context);
      const { config, now, today } = context;
      const { favorites: service, search } = config;
      const token = context.params.token ?? '';
      return {
        type: 'data',
        ...(invite ? {} : { status: 404 }),
        data: { invite, token, search, now, today, ...(service ? { service } : {}) },
      };
    },
    head: () => ({ title: copy.join.title, robots: 'noindex' }),
    ...page,
    shouldReload: () => false,
  });
