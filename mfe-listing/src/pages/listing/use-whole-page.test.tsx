import { renderToString } from 'react-dom/server';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { useWholePage } from './use-whole-page.ts';

/** Opens the site at `/`, or at `at`. `seen` has what each rendering of a home's page was told. */
function open(at = '/') {
  const seen: boolean[] = [];
  function Page() {
    const isWhole = useWholePage();
    seen.push(isWhole);
    return <p>{String(isWhole)}</p>;
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Results</p> },
      { path: '/home', element: <Page /> },
    ],
    { initialEntries: [at] },
  );
  return { router, seen, element: <RouterProvider router={router} /> };
}

test('FAST-5: a page that a link led to shows its first screen first, and all of it right after that', async () => {
  const { router, seen, element } = open();
  render(element);
  await act(() => router.navigate('/home'));
  expect(seen).toEqual([false, true]);
});

test('FAST-5: an address with a part of the page, and back, find the whole page', async () => {
  const { router, seen, element } = open();
  render(element);
  await act(() => router.navigate('/home#reviews'));
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(seen).toEqual([true, true]);
});

test("FAST-5: the server's HTML and the first rendering in the browser have the whole page", () => {
  const { seen, element } = open('/home');
  expect(renderToString(element)).toContain('true');
  render(element);
  expect(seen).toEqual([true, true]);
});
