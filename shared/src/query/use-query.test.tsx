import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { QueryCache, type LoadResult } from './query-cache.ts';
import { useQuery } from './use-query.ts';

type Answer = LoadResult<string, string>;

function makeView() {
  const cache = new QueryCache();
  const asked: { key: string; end: (answer: Answer) => void; signal: AbortSignal }[] = [];
  function View({ name, initial, label = 'view' }: { name: string | null; initial?: string; label?: string }) {
    const { data, failure, isLoading, reload } = useQuery<string, string>(
      name === null
        ? null
        : { key: name, load: (signal) => new Promise((end) => asked.push({ key: name, end, signal })) },
      { cache, initial },
    );
    return (
      <button aria-label={label} onClick={reload}>
        {[data ?? '', failure ?? '', isLoading ? 'loading' : ''].join('|')}
      </button>
    );
  }
  const text = (label = 'view') => screen.getByLabelText(label).textContent;
  const end = (index: number, answer: Answer) =>
    act(async () => {
      asked[index]?.end(answer);
      await Promise.resolve();
    });
  return { View, asked, text, end };
}

test('two components that show the same key ask once and show the same', async () => {
  const { View, asked, text, end } = makeView();
  render(
    <>
      <View name="a" label="one" />
      <View name="a" label="two" />
    </>,
  );
  expect([text('one'), asked.length]).toEqual(['||loading', 1]);
  await end(0, { ok: true, value: 'home' });
  expect([text('one'), text('two')]).toEqual(['home||', 'home||']);
});

test('another key is asked for anew, and the request of the one before is aborted', async () => {
  const { View, asked, text, end } = makeView();
  const { rerender } = render(<View name="a" />);
  rerender(<View name="b" />);
  await act(async () => undefined);
  expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  await end(1, { ok: false, failure: 'down' });
  expect(text()).toBe('|down|');
  rerender(<View name={null} />);
  expect(text()).toBe('||');
});

test('reading again keeps what is shown until the answer is there', async () => {
  const { View, text, end } = makeView();
  render(<View name="a" />);
  await end(0, { ok: true, value: 'old' });
  act(() => screen.getByLabelText('view').click());
  expect(text()).toBe('old||loading');
  await end(1, { ok: true, value: 'new' });
  expect(text()).toBe('new||');
});

test('ROUTE-12: what the loader brought is in the HTML and is not asked for; without it the server shows loading and asks nothing', () => {
  const { View, asked, text } = makeView();
  expect(renderToString(<View name="a" initial="from the server" />)).toContain('from the server||');
  expect(renderToString(<View name="b" />)).toContain('||loading');
  render(<View name="a" initial="from the server" />);
  expect([text(), asked.length]).toEqual(['from the server||', 0]);
});

test('a value that the loader brought can be read again', async () => {
  const { View, asked, text, end } = makeView();
  render(<View name="a" initial="from the server" />);
  act(() => screen.getByLabelText('view').click());
  expect([text(), asked.length]).toEqual(['from the server||loading', 1]);
  await end(0, { ok: true, value: 'new' });
  expect(text()).toBe('new||');
});
