import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlacePrediction } from '@roost/shared/contracts/places';
import { useOpenEditor } from '../hooks/use-search-box.ts';
import { renderPage } from '../testing/render-page.tsx';
import { SearchBox } from './SearchBox.tsx';

const place = (description: string, type: string): PlacePrediction => ({
  placeId: description,
  description,
  mainText: description,
  secondaryText: '',
  types: [type],
});
const TAHOE = [place('Lake Tahoe, CA, USA', 'natural_feature'), place('South Lake Tahoe, CA, USA', 'locality')];
const DEBOUNCE_MS = 200;

const TAHOMA = { lat: 39.1, lng: -120, name: 'Tahoma, CA, USA' };
const HOME = {
  totalListings: 9,
  kinds: [],
  destinations: [{ name: 'Outer Banks', query: 'query=Outer+Banks', homes: 12, imageUrl: '/pictures/obx' }],
};

let allowed = true;
jest.mock('@roost/shared/consent', () => ({ consentGate: { allows: () => allowed } }));

let near: typeof TAHOMA | null = TAHOMA;
let narrow = false;
let asked: string[] = [];
let answer: () => Promise<Response> = () => Promise.resolve(Response.json(TAHOE));

beforeEach(() => {
  narrow = false;
  asked = [];
  answer = () => Promise.resolve(Response.json(TAHOE));
  sessionStorage.clear();
  window.matchMedia = ((query: string) => ({
    matches: narrow,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  localStorage.clear();
  allowed = true;
  near = TAHOMA;
  globalThis.fetch = ((path: string) => {
    if (path === '/api/places/near-me') return Promise.resolve(Response.json(near));
    if (path === '/api/home') return Promise.resolve(Response.json(HOME));
    asked.push(path);
    return answer();
  }) as typeof fetch;
  jest.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const rest = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const where = () => screen.getByRole('combobox', { name: 'Where' });

describe('search box of the home page', () => {
  test('SRCH-17: predictions load when typing pauses, and are cached for a day', async () => {
    await renderPage(<SearchBox variant="home" />, '/');
    await user().type(where(), 'Lake T');
    await rest(DEBOUNCE_MS - 10);
    expect(asked).toEqual([]);
    await rest(20);
    expect(asked).toEqual(['/api/places/predictions?input=Lake+T']);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Lake Tahoe, CALake and region',
      'South Lake Tahoe, CATown',
    ]);
    await user().type(where(), 'a{Backspace}');
    await rest(DEBOUNCE_MS);
    expect(asked).toHaveLength(1);
    expect(JSON.parse(sessionStorage.getItem('upa') ?? '')).toHaveProperty(['Lake T']);
  });

  test('SRCH-16: Enter chooses the marked place, the next Enter searches', async () => {
    const { address } = await renderPage(<SearchBox variant="home" />, '/');
    const actor = user();
    await actor.type(where(), 'Lake Ta');
    await rest(DEBOUNCE_MS);
    await actor.keyboard('{ArrowDown}{ArrowDown}');
    expect(where()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /South/ }).id);
    await actor.keyboard('{Enter}');
    expect(where()).toHaveValue('South Lake Tahoe, CA');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await actor.keyboard('{Enter}');
    expect(address()).toBe('/search?query=South+Lake+Tahoe%2C+CA');
  });

  test('SRCH-16: a press chooses a place; Escape clears, then closes', async () => {
    await renderPage(<SearchBox variant="home" />, '/');
    const actor = user();
    await actor.type(where(), 'Lake');
    await rest(DEBOUNCE_MS);
    await actor.click(screen.getByRole('option', { name: /^Lake/ }));
    expect(where()).toHaveValue('Lake Tahoe, CA');
    await actor.keyboard('{Escape}');
    expect(where()).toHaveValue('');
  });

  test('SRCH-17: when suggestions do not load, the guest can still search', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const { address } = await renderPage(<SearchBox variant="home" />, '/');
    const actor = user();
    await actor.type(where(), 'Lake Tahoe');
    await rest(DEBOUNCE_MS);
    expect(screen.getByText('We couldn’t load suggestions. Press Enter to search for it anyway.')).toBeVisible();
    await actor.keyboard('{Enter}');
    expect(address()).toBe('/search?query=Lake+Tahoe');
  });

  test('SRCH-21: before anything is typed it offers the place near the visitor and popular ones, without asking the browser where it is', async () => {
    const locate = jest.fn();
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: locate, watchPosition: locate },
    });
    const { address } = await renderPage(<SearchBox variant="home" />, '/');
    const actor = user();
    await actor.click(where());
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.textContent),
    ).toEqual(['Near youHomes near meTahoma, CA', 'Where people are goingOuter Banks12 homes']);
    await actor.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(address()).toBe('/search?query=Tahoma%2C+CA');
    expect(locate).not.toHaveBeenCalled();
  });

  test('SRCH-21: without a place near the visitor, near me is not offered', async () => {
    near = null;
    await renderPage(<SearchBox variant="home" />, '/');
    await user().click(where());
    expect(await screen.findByRole('option', { name: /Outer Banks/ })).toBeVisible();
    expect(screen.queryByText('Homes near me')).not.toBeInTheDocument();
  });

  test('SRCH-16: a recent search comes back with its dates and guests; Delete removes one, a button all', async () => {
    const { address } = await renderPage(
      <SearchBox variant="home" />,
      '/search?startDate=2026-06-12&endDate=2026-06-16&adults=2',
    );
    const actor = user();
    for (const place of ['Moab', 'Joshua Tree', 'Big Sur']) {
      await actor.clear(where());
      await actor.type(where(), place);
      await actor.click(screen.getByRole('button', { name: 'Search' }));
    }
    await actor.clear(where());
    const options = () => screen.queryAllByRole('option', { name: /2 guests/ }).map((option) => option.textContent);
    expect(options()).toEqual([
      'Big SurJun 12 – 16 · 2 guests',
      'Joshua TreeJun 12 – 16 · 2 guests',
      'MoabJun 12 – 16 · 2 guests',
    ]);
    await screen.findByText('Homes near me');
    await actor.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Delete}');
    expect(options()).toEqual(['Big SurJun 12 – 16 · 2 guests', 'MoabJun 12 – 16 · 2 guests']);
    await actor.click(screen.getByRole('option', { name: /Moab/ }));
    await actor.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?query=Moab&startDate=2026-06-12&endDate=2026-06-16&adults=2');
    await actor.clear(where());
    await actor.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(options()).toEqual([]);
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('CONS-7: without consent to functional storage no search is kept', async () => {
    allowed = false;
    await renderPage(<SearchBox variant="home" />, '/');
    await user().type(where(), 'Moab{Enter}');
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });

  test('SRCH-13: one night shows the suggestion of two, which one press accepts', async () => {
    const { address } = await renderPage(
      <SearchBox variant="home" />,
      '/search?startDate=2026-06-12&endDate=2026-06-13',
    );
    const actor = user();
    await actor.click(screen.getByRole('button', { name: /Check in/ }));
    const dates = screen.getByRole('dialog', { name: 'Choose dates' });
    expect(
      await within(dates).findByText(/^Most properties of Roost require a minimum stay of at least 2 nights/),
    ).toHaveTextContent(
      'Most properties of Roost require a minimum stay of at least 2 nights. Expanding your search to at least 2 nights may result in a greater number of results. Stay Jun 12 – 14',
    );
    await actor.click(within(dates).getByRole('button', { name: 'Stay Jun 12 – 14' }));
    expect(within(dates).queryByText(/^Most properties/)).not.toBeInTheDocument();
    await actor.click(within(dates).getByRole('button', { name: 'Use these dates' }));
    await actor.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?startDate=2026-06-12&endDate=2026-06-14');
  });

  test('SRCH-4, FIND-3: a number may be a home or a ZIP code, and Enter goes to the listing', async () => {
    await renderPage(<SearchBox variant="home" />, '/');
    answer = () => Promise.resolve(Response.json([]));
    await user().type(where(), '41827');
    expect(screen.getByText('Press Enter to go to listing 41827.')).toBeVisible();
    await rest(DEBOUNCE_MS);
    expect(asked).toEqual(['/api/places/predictions?input=41827']);
  });

  test('SRCH-16: dates and guests are chosen in panels and go into the address', async () => {
    const { address } = await renderPage(<SearchBox variant="home" />, '/');
    const actor = user();
    await actor.click(screen.getByRole('button', { name: /Check in/ }));
    const dates = screen.getByRole('dialog', { name: 'Choose dates' });
    await actor.click(await within(dates).findByRole('button', { name: /June 12, 2026/ }));
    await actor.click(within(dates).getByRole('button', { name: /June 16, 2026/ }));
    await actor.click(within(dates).getByRole('button', { name: 'Use these dates' }));
    expect(screen.getByRole('button', { name: /Check out/ })).toHaveTextContent('Tue, Jun 16');
    await actor.click(screen.getByRole('button', { name: /Guests and pets/ }));
    const guests = screen.getByRole('dialog', { name: 'Guests and pets' });
    await actor.click(within(guests).getByRole('button', { name: 'More: Adults' }));
    await actor.click(within(guests).getByRole('button', { name: 'More: Adults' }));
    await actor.click(within(guests).getByRole('button', { name: 'More: Pets' }));
    await actor.click(within(guests).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?startDate=2026-06-12&endDate=2026-06-16&adults=2&pets=1');
  });

  test('SRCH-8: a party with pets removes the filter "no pets"; without pets it stays', async () => {
    const { address } = await renderPage(
      <SearchBox variant="home" />,
      '/search?adults=1&amenities.Accessibility=No+Pets+Allowed',
    );
    const actor = user();
    await actor.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?adults=1&amenities.Accessibility=No+Pets+Allowed');
    await actor.click(screen.getByRole('button', { name: /Guests and pets/ }));
    await actor.click(screen.getByRole('button', { name: 'More: Pets' }));
    await actor.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?adults=1&pets=1');
  });

  test('UI-5: a panel closes with Escape and gives the focus back, and by pressing elsewhere', async () => {
    await renderPage(
      <>
        <SearchBox variant="home" />
        <p>elsewhere</p>
      </>,
      '/',
    );
    const actor = user();
    const guests = screen.getByRole('button', { name: /Guests and pets/ });
    await actor.click(guests);
    await actor.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(guests).toHaveFocus();
    await actor.click(guests);
    await actor.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('SRCH-16: on a phone place, dates and guests open one sheet, which searches', async () => {
    narrow = true;
    const { address } = await renderPage(<SearchBox variant="home" />, '/');
    const actor = user();
    await actor.click(where());
    const sheet = await screen.findByRole('dialog', { name: 'Plan a stay' });
    const field = within(sheet).getByRole('combobox', { name: 'Where' });
    expect(field).toHaveFocus();
    await actor.keyboard('Tahoe');
    expect(field).toHaveValue('Tahoe');
    await actor.click(within(sheet).getByRole('button', { name: 'More: Adults' }));
    await actor.click(within(sheet).getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?query=Tahoe&adults=1');
  });

  test.each([
    [/Check in/, 'When'],
    [/Guests and pets/, 'Guests and pets'],
  ])('SRCH-16: on a phone a press on %s opens the sheet there', async (field, part) => {
    narrow = true;
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function note(this: Element) {
      scrolled.push(this);
      return Promise.resolve();
    } as () => void;
    await renderPage(<SearchBox variant="home" />, '/');
    await user().click(screen.getByRole('button', { name: field }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Plan a stay' }));
    const region = await sheet.findByRole('region', { name: part });
    expect(region).toHaveFocus();
    expect(scrolled).toEqual([region]);
  });

  test('ROUTE-4: without JavaScript it is a GET form that carries everything', async () => {
    await renderPage(
      <SearchBox variant="home" />,
      '/search?query=Tahoe&adults=2&Property-Type=Cabin&startDate=2026-06-12&endDate=2026-06-16&utm_source=mail',
    );
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
    const sent = new FormData(form);
    expect([...sent.keys()].sort()).toEqual(
      ['Property-Type', 'adults', 'children', 'endDate', 'infants', 'pets', 'query', 'startDate', 'utm_source'].sort(),
    );
    expect(sent.get('startDate')).toBe('2026-06-12');
  });
});

/** The header's one line: a summary element, which has no role of its own. */
function headerLine(): HTMLElement {
  const summary = screen.getByText(/^Change search/).closest('summary');
  if (!summary) throw new Error('The header shows no search.');
  return summary;
}

function OpenDates() {
  const open = useOpenEditor();
  return (
    <button type="button" onClick={() => open('dates')}>
      Add dates
    </button>
  );
}

describe('search box of the header', () => {
  test('SRCH-16: the line shows the search and opens the editor at the place', async () => {
    await renderPage(
      <SearchBox variant="header" />,
      '/search?query=Lake+Tahoe&startDate=2026-06-12&endDate=2026-06-16&adults=4&pets=1',
    );
    const summary = headerLine();
    expect(summary).toHaveTextContent(/^Change search: Lake Tahoe.*Jun 12 – 16.*4 guests, 1 pet/);
    await user().click(summary);
    expect(summary.closest('details')).toHaveAttribute('open');
    expect(where()).toHaveFocus();
    await user().keyboard('{Escape}{Escape}');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
  });

  test('ROUTE-13: dates that are over are no part of the search, as on the page of results', async () => {
    await renderPage(
      <SearchBox variant="header" />,
      '/search?query=Lake+Tahoe&startDate=2024-06-12&endDate=2024-06-16',
    );
    expect(headerLine()).toHaveTextContent(/^Change search: Lake Tahoe.*Any dates/);
  });

  test('SRCH-16: on a listing it names the place of the home, and a search goes there', async () => {
    const { address } = await renderPage(
      <SearchBox variant="header" />,
      '/vacation-rentals/united-states/california/dollar-point/79036?adults=2',
    );
    expect(headerLine()).toHaveTextContent(/^Change search: Dollar Point, California.*2 guests/);
    await user().click(headerLine());
    await user().click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?query=Dollar+Point%2C+California&adults=2');
  });

  test('SRCH-16: a search from it keeps the filters and drops page and map box', async () => {
    const { address } = await renderPage(
      <SearchBox variant="header" />,
      '/search?query=Lake+Tahoe&Property-Type=Cabin&page=3&boundingBox=2,2,1,1',
    );
    await user().click(headerLine());
    fireEvent.change(where(), { target: { value: 'Joshua Tree' } });
    await user().click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?query=Joshua+Tree&Property-Type=Cabin');
  });

  test('SRCH-15: after a move of the map it says "Map area", keeps it for other guests, and a press leaves it', async () => {
    const at = '/search?query=Lake+Tahoe&boundingBox=39.3,-119.8,38.9,-120.3&view=map';
    const { address } = await renderPage(<SearchBox variant="header" />, at);
    expect(headerLine()).toHaveTextContent(/^Change search: Map area/);
    await user().click(headerLine());
    expect(where()).toHaveValue('');
    expect(where()).toHaveAttribute('placeholder', 'Map area');
    await user().click(screen.getByRole('button', { name: 'Search' }));
    expect(new URLSearchParams(address().split('?')[1]).get('boundingBox')).not.toBeNull();
    await user().click(headerLine());
    await user().click(screen.getByRole('button', { name: 'Clear Where' }));
    await user().click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/search?view=map');
  });

  test('PRICE-5: the page can open it at the dates', async () => {
    await renderPage(
      <>
        <SearchBox variant="header" />
        <OpenDates />
      </>,
      '/search?query=Lake+Tahoe',
    );
    await user().click(screen.getByRole('button', { name: 'Add dates' }));
    expect(screen.getByRole('dialog', { name: 'Choose dates' })).toBeVisible();
  });
});
