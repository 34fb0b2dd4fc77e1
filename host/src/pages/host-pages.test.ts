import { matchRoutes } from 'react-router-dom';
import { isHostAddress } from '@roost/shared/contracts/host-addresses';
import type { RoutingContext } from '../routing/remote-route.tsx';
import { siteRoutes } from '../routing/routes.tsx';
import { hostPages } from './host-pages.tsx';

const paths = hostPages.map(({ path }) => path).filter((path) => path !== '*');

test('PLAT-6: no remote may have a page where the host has one', () => {
  expect(paths).toContain('/privacy');
  expect(paths.filter((path) => !isHostAddress(path))).toEqual([]);
});

test('PLAT-6: a remote that has one all the same, from before that was refused, does not stand in its place', () => {
  const context = { federation: {}, base: {}, loaderLimitMs: 1000, check: () => null } as unknown as RoutingContext;
  const entries = paths.map((path, index) => ({ remote: 'mfe-other' as const, id: `taken-${index}`, path }));
  const routes = siteRoutes(context, [...entries, { remote: 'mfe-other', id: 'own', path: '/own' }]);
  const find = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;
  expect(paths.map(find).filter((id) => id === undefined || /taken/.test(id))).toEqual([]);
  expect(find('/own')).toMatch(/own/);
});
