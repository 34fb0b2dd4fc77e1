/** What a change of the router's state renders again (decision 0186). */
import { act } from '@testing-library/react';
import type * as Ui from '@roost/shared/ui';
import { renderSite, routesModule } from '../testing/site.tsx';

let mockRendered: string[] = [];
jest.mock('@roost/shared/ui', () => {
  const ui = jest.requireActual<typeof Ui>('@roost/shared/ui');
  const { HeaderFrame, FooterFrame } = ui;
  return {
    ...ui,
    HeaderFrame: (props: Parameters<typeof HeaderFrame>[0]) => {
      mockRendered.push('header');
      return <HeaderFrame {...props} />;
    },
    FooterFrame: (props: Parameters<typeof FooterFrame>[0]) => {
      mockRendered.push('footer');
      return <FooterFrame {...props} />;
    },
  };
});

test("PLAT-1: header, footer and a remote's page are not rendered again by a navigation that changes nothing of them", async () => {
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  // Slots of other remotes are missing here.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Component = () => {
    mockRendered.push('page');
    return <h1>Cabin 7</h1>;
  };
  const listing = routesModule({ id: 'listing-id', shouldReload: () => false, Component });
  const { router } = await renderSite({ path: '/vacation-rentals/7', modules: { 'mfe-listing/routes': listing } });
  expect(new Set(mockRendered)).toEqual(new Set(['header', 'page', 'footer']));
  mockRendered = [];
  await act(() => router.navigate('/vacation-rentals/7?photos=1#first'));
  expect(mockRendered).toEqual([]);
  consoleError.mockRestore();
});
