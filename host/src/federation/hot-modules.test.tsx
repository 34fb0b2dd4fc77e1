import { HOT_MODULE_EVENT } from '@roost/shared/contracts/hot-module';
import { createStaticRuntime } from '@roost/shared/federation/runtime';
import { takeHotModules } from './hot-modules.ts';

test('PLAT-7: a module that was built anew is what the page gets; only pages ask their loaders again', async () => {
  const box = { SearchBox: 'old' };
  const federation = createStaticRuntime({ 'mfe-search/routes': { routes: ['old'] }, 'mfe-search/SearchBox': box });
  const revalidate = jest.fn(() => Promise.resolve());
  takeHotModules(federation, revalidate);
  const tell = (expose: string, module: object) =>
    dispatchEvent(new CustomEvent(HOT_MODULE_EVENT, { detail: { remote: 'mfe-search', expose, module } }));
  expect(federation.peek('mfe-search', './SearchBox')).toBe(box);
  tell('./SearchBox', { SearchBox: 'new' });
  expect(federation.peek('mfe-search', './SearchBox')).toEqual({ SearchBox: 'new' });
  expect(revalidate).not.toHaveBeenCalled();
  tell('./routes', { routes: ['new'] });
  await expect(federation.load('mfe-search', './routes')).resolves.toEqual({ routes: ['new'] });
  expect(revalidate).toHaveBeenCalledTimes(1);
});
