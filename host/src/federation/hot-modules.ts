/**
 * Takes modules that a dev server built anew while the page is open (PLAT-7): whoever asks gets the new one, and a changed page of the remote asks its loader again, with what was
 * typed and opened kept. Development only: the host that guests get is built without it.
 */
import { HOT_MODULE_EVENT } from '@roost/shared/contracts/hot-module';
import type { HotModule } from '@roost/shared/contracts/hot-module';
import type { FederationRuntime } from '@roost/shared/federation';

/** @param revalidate asks the loaders of the page again */
export function takeHotModules(federation: FederationRuntime, revalidate: () => Promise<unknown>): void {
  const newest = new Map<string, unknown>();
  const { peek, load } = federation;
  federation.peek = (remote, expose) => newest.get(`${remote}/${expose}`) ?? peek(remote, expose);
  federation.load = (remote, expose) => {
    const module = newest.get(`${remote}/${expose}`);
    return module === undefined ? load(remote, expose) : Promise.resolve(module);
  };
  addEventListener(HOT_MODULE_EVENT, (event) => {
    const { remote, expose, module } = (event as CustomEvent<HotModule>).detail;
    newest.set(`${remote}/${expose}`, module);
    if (expose === './routes') void revalidate();
  });
}
