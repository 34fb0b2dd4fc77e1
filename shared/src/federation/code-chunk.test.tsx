import { renderToString } from 'react-dom/server';
import { codeChunk } from './code-chunk.ts';

test('PLAT-1: what was loaded before is rendered in one pass, and loaded once', async () => {
  const load = jest.fn(async () => ({ Page: () => <h1>Late page</h1> }));
  const code = codeChunk('late', load);
  const Page = code.component((module) => module.Page);
  await code.load();
  expect(renderToString(<Page />)).toBe('<h1>Late page</h1>');
  await code.load();
  expect(load).toHaveBeenCalledTimes(1);
});

test('PLAT-5: code that did not come is asked for again', async () => {
  const load = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('Loading chunk late failed.'));
  const code = codeChunk('late', load);
  await expect(code.load()).rejects.toThrow('Loading chunk late failed.');
  expect(await code.load()).toBe('module');
});
