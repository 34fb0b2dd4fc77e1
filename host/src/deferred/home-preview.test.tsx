import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { carried, ListingCard } from '@roost/shared/ui';
import { previewHomes, startPreviews } from './home-preview.tsx';

const HOME = '/vacation-rentals/7';
const CARD = {
  href: `${HOME}?adults=2`,
  headline: 'A-frame by the lake',
  propertyType: 'Cabin',
  place: 'Lake Tahoe',
  photos: [{ url: '/pictures/cabin/7/front.svg', color: '#123456' }],
  bedrooms: 2,
  bathrooms: 1,
  sleeps: 4,
  rating: 4.9,
  reviews: 12,
} as unknown as Parameters<typeof ListingCard>[0];

/** A page with one card, and a home's page whose loader is answered by `answer`. */
async function setUp({ complete = true, reduced = true } = {}) {
  const animate = jest.fn();
  Object.assign(Element.prototype, { animate });
  window.matchMedia = ((query: string) => ({ matches: query.includes('reduce') === reduced })) as never;
  let answer: (value: unknown) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const main = (
    <main id="main">
      <Outlet />
    </main>
  );
  const home = {
    path: HOME,
    loader: () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
    element: <p>Its page</p>,
    errorElement: <p>It could not be loaded</p>,
  };
  const others = [
    { path: '/search', element: <ListingCard {...CARD} /> },
    { path: '/', element: <p>Home</p> },
  ];
  const router = createMemoryRouter([{ element: main, children: [...others, home] }], {
    initialEntries: ['/', '/search'],
  });
  document.body.innerHTML = '';
  const { getByText, unmount } = render(
    <>
      <header />
      <RouterProvider router={router} />
    </>,
  );
  for (const image of document.querySelectorAll('article img'))
    Object.defineProperties(image, {
      complete: { value: complete },
      naturalWidth: { value: 640 },
      currentSrc: { value: '/_image?url=front&w=640' },
      getBoundingClientRect: { value: () => ({ left: 0, right: 100, top: 400, width: 100, height: 75 }) },
    });
  const preview = () => document.querySelector<HTMLElement>('body > [aria-hidden=true]');
  // The card's photo that is shown lies in the card's middle.
  for (const card of document.querySelectorAll('article'))
    card.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
  let stop: () => void = () => undefined;
  await act(async () => void (stop = previewHomes(router)));
  const made = preview();
  const image = made?.querySelector('img');
  if (!made || !image) throw new Error('no preview was made');
  image.getBoundingClientRect = () => ({ left: 0, top: 0, width: 390, height: 292 }) as DOMRect;
  return {
    router,
    preview: made,
    animate,
    getByText,
    press: () => act(async () => document.querySelector<HTMLElement>('article h3 a')?.click()),
    begin: () => act(() => jest.advanceTimersByTimeAsync(50)),
    answer: () => act(async () => answer({})),
    fail: () => act(async () => fail(new Error('no answer'))),
    stop: () => {
      stop();
      unmount();
      made.remove();
    },
  };
}
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('FAST-5: the photo and the name of the pressed home are shown at once, and go when its page is there', async () => {
  const site = await setUp({ reduced: false });
  expect(site.preview.hidden).toBe(true);
  await site.press();
  expect(site.preview.hidden).toBe(false);
  expect(carried.isPreviewed).toBe(true);
  expect(site.preview.querySelector('h1')?.textContent).toBe('A-frame by the lake');
  const photo = site.preview.querySelector('img');
  expect(photo?.getAttribute('src')).toBe('/_image?url=front&w=640');
  // From the card's place, 400 px further down and smaller.
  expect(site.animate.mock.contexts).toEqual([photo]);
  await site.begin();
  expect(site.router.state.navigation.state).toBe('loading');
  expect(site.preview.hidden).toBe(false);
  await site.answer();
  expect(site.getByText('Its page')).toBeInTheDocument();
  expect(site.preview.hidden).toBe(true);
  expect(carried.isPreviewed).toBe(false);
  site.stop();
});

test.each<[string, (site: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>, string]>([
  ['a home that cannot be loaded', (site) => site.fail(), 'It could not be loaded'],
  ['who goes back meanwhile', (site) => act(() => site.router.navigate(-1)), 'Home'],
  ['who goes elsewhere meanwhile', (site) => act(() => site.router.navigate('/')), 'Home'],
  [
    'who comes back to the same page',
    (site) => act(() => site.router.navigate('/search', { replace: true })),
    'Cabin · Lake Tahoe',
  ],
])('FAST-5: no preview stays over the page of %s', async (_who, leave, shown) => {
  const site = await setUp();
  await site.press();
  await site.begin();
  await leave(site);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(site.getByText(shown)).toBeInTheDocument();
  expect(site.preview.hidden).toBe(true);
  site.stop();
});

test('FAST-5: a page that the browser keeps for later is kept without the preview', async () => {
  const site = await setUp();
  await site.press();
  window.dispatchEvent(new Event('pagehide'));
  expect(site.preview.hidden).toBe(true);
  site.stop();
});

test('FAST-5: a card whose photo is not there yet has no preview', async () => {
  const site = await setUp({ complete: false });
  await site.press();
  expect(site.preview.hidden).toBe(true);
  site.stop();
});

test('FAST-5: the header comes down to the top of the screen with the preview, and goes back', async () => {
  const site = await setUp();
  const header = document.querySelector('header') as HTMLElement;
  header.getBoundingClientRect = () => ({ top: -56 }) as DOMRect;
  await site.press();
  expect(header.style.transform).toBe('translateY(56px)');
  await site.begin();
  await site.answer();
  expect(header.style.transform).toBe('');
  site.stop();
});

test('FAST-5: whoever asks first starts it, and nobody twice', async () => {
  document.body.innerHTML = '';
  const router = createMemoryRouter([{ path: '/', element: null }]);
  await act(async () => {
    startPreviews(router);
    startPreviews(router);
  });
  expect(document.querySelectorAll('body > [aria-hidden=true]')).toHaveLength(1);
});
