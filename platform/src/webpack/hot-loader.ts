/**
 * Lets a remote on a dev server change in the page as it is, whatever was saved (PLAT-7). React Refresh does so for
 * modules that export components alone; a text or a loader goes up to a module that the remote exposes, which nobody
 * would take, and the page would be loaded anew. So an exposed module takes itself and tells the page, which asks the
 * loader again.
 */
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { HOT_MODULE_EVENT } from '@roost/shared/contracts/hot-module';
import { getExposes } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { exposeFile } from './names.ts';
import type { RemoteSource } from './names.ts';

export type HotOptions = { name: RemoteName; source: RemoteSource };

const refreshRuntime = createRequire(import.meta.url).resolve('react-refresh/runtime');

/**
 * What stands at the end of an exposed module. It is run again after whatever it imports was; a component that shares
 * its module with other things is known to React Refresh, too.
 */
const exposed = (file: string, name: RemoteName, expose: string): string => `
import * as roostOwnModule from ${JSON.stringify(`./${basename(file)}`)};
import { performReactRefresh as roostRefresh } from ${JSON.stringify(refreshRuntime)};
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) {
    roostRefresh();
    dispatchEvent(new CustomEvent(${JSON.stringify(HOT_MODULE_EVENT)}, { detail: { remote: ${JSON.stringify(name)}, expose: ${JSON.stringify(expose)}, module: roostOwnModule } }));
  }
}
`;

/**
 * What stands at the end of a module that is to be run again, with all that read it, when an exposed one was: English
 * texts, which other languages are read through, and what keeps answers of loaders. Once for each build, or the two
 * would wake each other for ever.
 */
const woken = (condition: string): string => `
if (import.meta.webpackHot) {
  const roostMadeFor = __webpack_hash__;
  const roostWake = ({ detail: { expose } }) => {
    if (${condition} && roostMadeFor !== __webpack_hash__) import.meta.webpackHot.invalidate();
  };
  addEventListener(${JSON.stringify(HOT_MODULE_EVENT)}, roostWake);
  import.meta.webpackHot.dispose(() => removeEventListener(${JSON.stringify(HOT_MODULE_EVENT)}, roostWake));
}
`;

/** Returns a source file of a remote with what makes it change in the page. Pure. */
export function withHotModule(
  source: string,
  file: string,
  { name, source: { directory, facts } }: HotOptions,
): string {
  const expose = getExposes(facts).find((candidate) => exposeFile(directory, candidate) === file);
  if (expose) return source + exposed(file, name, expose);
  if (source.includes('defineTexts(')) return source + woken(`expose.startsWith('./texts-')`);
  if (/\bcache\.ts$/.test(file)) return source + woken(`expose === './routes'`);
  return source;
}

/** A loader of webpack, for the sources of the remote. */
export default function hotLoader(this: LoaderContext<HotOptions>, source: string): string {
  const options = this.getOptions();
  return this.resourcePath.startsWith(join(options.source.directory, 'src') + sep)
    ? withHotModule(source, this.resourcePath, options)
    : source;
}
