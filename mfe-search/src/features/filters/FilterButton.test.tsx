import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { windowResized } from '@roost/shared/state';
import { filterPanelSlice, getOpenFilters } from '../../state/filter-panel.ts';
import { searchDraftSlice } from '../../state/search-draft.ts';
import { buildSearch } from '../../testing/search-data.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { FilterButton } from './FilterButton.tsx';

const HREF = '/search?query=Tahoe&minBeds=2';

async function show(at = HREF, width = 1440) {
  const data = buildSearch(HREF);
  const page = await renderPage(<FilterButton data={data} state={data.state} count={1} />, at, {}, (store) => {
    store.dispatch(windowResized({ width, height: 800 }));
  });
  return { ...page, user: userEvent.setup(), hash: () => page.router.state.location.hash };
}
/** A dialog hears keys once the focus is inside, which is later than it is seen. */
async function panel(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return dialog;
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  globalThis.fetch = () => new Promise(() => undefined);
});

test('ROUTE-12: the address says that all filters are open: back closes them, forward opens them again', async () => {
  const { user, router, hash, address } = await show();
  await user.click(screen.getByRole('button', { name: 'Filters, 1 set' }));
  await panel();
  expect([hash(), address()]).toEqual(['#filters', HREF]);
  await act(() => router.navigate(-1));
  await gone();
  await act(() => router.navigate(1));
  expect(await panel()).toBeVisible();
});

test('ROUTE-12: a reloaded or shared address with open filters opens them, with the draft of its search', async () => {
  const { store, router, hash, user } = await show(`${HREF}#filters`);
  await panel();
  expect(store.read(searchDraftSlice)).toMatchObject({ query: 'Tahoe', selectedMinBeds: 2 });
  await user.keyboard('{Escape}');
  await gone();
  expect([hash(), router.state.historyAction]).toEqual(['', 'REPLACE']);
});

test('SRCH-7: closing drops the draft and returns the focus', async () => {
  const { user, store, hash } = await show();
  const button = screen.getByRole('button', { name: 'Filters, 1 set' });
  await user.click(button);
  await panel();
  await user.click(screen.getByRole('button', { name: 'More: Beds' }));
  expect(store.read(searchDraftSlice).selectedMinBeds).toBe(3);
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(hash()).toBe(''));
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  await panel();
  expect(store.read(searchDraftSlice).selectedMinBeds).toBe(2);
});

test('SRCH-6, ROUTE-12: applying replaces the open filters in the history', async () => {
  const { user, router, address, hash } = await show();
  await user.click(screen.getByRole('button', { name: 'Filters, 1 set' }));
  await panel();
  await user.click(screen.getByRole('button', { name: 'More: Beds' }));
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect([address(), hash()]).toEqual(['/search?query=Tahoe&minBeds=3', '']);
  await gone();
  await act(() => router.navigate(-1));
  expect([address(), hash()]).toEqual([HREF, '']);
});

test('SRCH-16: at 900 px or less it is the sheet, and it follows the window', async () => {
  const { user, store } = await show(HREF, 900);
  await user.click(screen.getByRole('button', { name: 'Filters, 1 set' }));
  await panel();
  const frame = () => getOpenFilters(store.read(filterPanelSlice), store.getState().ui.width);
  expect(frame()).toEqual({ mobileFiltersOpen: true, desktopFilterOpen: false });
  await user.click(screen.getByRole('button', { name: 'More: Beds' }));
  act(() => {
    store.dispatch(windowResized({ width: 901, height: 800 }));
  });
  expect(frame()).toEqual({ mobileFiltersOpen: false, desktopFilterOpen: true });
  await panel();
  expect(store.read(searchDraftSlice).selectedMinBeds).toBe(3);
});

test('a press shows at once that the filters are coming, until they are there', async () => {
  const { user } = await show();
  const button = screen.getByRole('button', { name: 'Filters, 1 set' });
  expect(button).not.toHaveAttribute('aria-busy');
  act(() => button.click());
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('progressbar', { name: 'Loading the filters' })).toBeVisible();
  await panel();
  expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await gone();
});

test('a press before the page is hydrated is a popover that opens without code, and the panel opens when it can', async () => {
  let open = true;
  const proto = HTMLElement.prototype as { popover?: string | null; hidePopover: () => void };
  proto.popover = null;
  proto.hidePopover = () => {
    open = false;
  };
  const matches = Element.prototype.matches;
  const spy = jest.spyOn(Element.prototype, 'matches').mockImplementation(function match(
    this: Element,
    selector: string,
  ) {
    return selector === ':popover-open' ? open : matches.call(this, selector);
  });
  try {
    await show();
    expect(await panel()).toBeVisible();
    expect(open).toBe(false);
  } finally {
    spy.mockRestore();
    delete proto.popover;
  }
});

test('the server’s button names the sign that it shows, and a press after hydration does not show it', async () => {
  const { user } = await show();
  const button = screen.getByRole('button', { name: 'Filters, 1 set' });
  expect(document.getElementById(button.getAttribute('popovertarget') ?? '')).toHaveAttribute('popover', 'manual');
  let prevented = false;
  button.closest('body')?.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
  await user.click(button);
  expect(prevented).toBe(true);
});
