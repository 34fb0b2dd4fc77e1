import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, screen } from '@testing-library/react';
import { codeChunk } from './code-chunk.ts';

test('PLAT-1: a loaded chunk is rendered in one pass, and loaded once', async () => {
  const load = jest.fn(async () => ({ Page: () => <h1>Late page</h1> }));
  const code = codeChunk('late', load);
  const Page = code.component((module) => module.Page);
  await code.load();
  expect(renderToString(<Page />)).toBe('<h1>Late page</h1>');
  await code.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('PLAT-5: code that failed to load is requested again', async () => {
  const load = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('Loading chunk late failed.'));
  const code = codeChunk('late', load);
  await expect(code.load()).rejects.toThrow('Loading chunk late failed.');
  expect(await code.load()).toBe('module');
});

test("PLAT-1: a part of the server's HTML keeps it until its code is wanted, and is hydrated then", async () => {
  const load = jest.fn(async () => ({
    Part: () => (
      <button type="button" onClick={onPress}>
        Day
      </button>
    ),
  }));
  const onPress = jest.fn();
  const server = codeChunk('part', load);
  const ServerPart = server.component((module) => module.Part);
  await server.load();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <Suspense>
      <ServerPart />
    </Suspense>,
  );
  load.mockClear();

  const wanted = Promise.withResolvers<void>();
  const Part = codeChunk('part', load).component(
    (module) => module.Part,
    () => wanted.promise,
  );
  const page = await act(async () =>
    hydrateRoot(
      container,
      <Suspense>
        <Part />
      </Suspense>,
    ),
  );
  expect(screen.getByRole('button', { name: 'Day' })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();

  await act(async () => wanted.resolve());
  screen.getByRole('button', { name: 'Day' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
  await act(async () => page.unmount());
  container.remove();
});
