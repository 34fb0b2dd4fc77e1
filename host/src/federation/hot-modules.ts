/**
 * Accepts modules that a dev server rebuilt while the page is open (PLAT-7): later loads get the new module, and a
 * changed page runs its loader again, keeping what was typed and opened. Development only: guests' builds of the host
 * leave it out.
 */
import { HOT_MODULE_EVENT } from '@roost/shared/contracts/hot-module';
import type { HotModule } from '@roost/shared/contracts/hot-module';
import type { FederationRuntime } from '@roost/shared/federation';

/**
 * Starts accepting modules.
 * @param revalidate runs the page's loaders again
 */
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
