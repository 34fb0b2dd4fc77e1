/** What a press in the filter panel renders again (decision 0186). */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryCache } from '@roost/shared/query';
import { injectSlice } from '@roost/shared/state';
import type { CountHomes } from '../../api/home-counts.ts';
import { draftStarted, searchDraftSlice } from '../../state/search-draft.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { buildSearch } from '../../testing/search-data.ts';
import { FilterPanel } from './FilterPanel.tsx';

/** Values of boxes, each as often as its box was rendered: a box asks once how its value is shown. */
let mockRendered: string[] = [];
jest.mock('@roost/shared/domain/shown-words', () => ({
  ...jest.requireActual<object>('@roost/shared/domain/shown-words'),
  showValue: (value: string) => {
    mockRendered.push(value);
    return value;
  },
}));

const COUNTS = { 'Property Type': { Cabin: 30, Chalet: 12 }, 'amenities.Amenities': { 'Hot Tub': 9, Sauna: 2 } };

test('SRCH-16, FAST-5: a press on a box renders that box, and no other whose number of homes stays', async () => {
  const data = buildSearch('/search');
  const countHomes: CountHomes = (all) => Promise.resolve(all.map(() => ({ total: 312, facets: COUNTS })));
  const close = () => undefined;
  await renderPage(
    <FilterPanel
      data={data}
      frame="sheet"
      onClose={close}
      onApply={close}
      countHomes={countHomes}
      cache={new QueryCache()}
    />,
    '/search',
    {},
    (store) => {
      injectSlice(store, searchDraftSlice);
      store.dispatch(draftStarted(data.state));
    },
  );
  const show = () => screen.findByRole('button', { name: 'Show 312 homes' });
  await show();
  mockRendered = [];
  await userEvent.click(screen.getByRole('checkbox', { name: /Cabin/ }));
  await show();
  expect(new Set(mockRendered)).toEqual(new Set(['Cabin']));
});
