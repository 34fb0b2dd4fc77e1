import { pushToDataLayer } from './data-layer.ts';

const view = { event: 'virtual_pageview', page_path: '/search', page_title: 'Homes' } as const;

test('ANLT-2: events line up in the data layer, which is made by whoever comes first', () => {
  const page: { dataLayer?: unknown[] } = {};
  pushToDataLayer(page, view);
  pushToDataLayer(page, { ...view, page_path: '/' });
  expect(page.dataLayer).toEqual([view, { ...view, page_path: '/' }]);
  const managed = { dataLayer: [{ 'gtm.start': 1 }] as unknown[] };
  pushToDataLayer(managed, view);
  expect(managed.dataLayer).toEqual([{ 'gtm.start': 1 }, view]);
});

test('ROUTE-13: a data layer that is none breaks nothing', () => {
  const page = { dataLayer: 'mine' };
  pushToDataLayer(page, view);
  expect(page.dataLayer).toBe('mine');
});
