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
 * What stands at the end of English texts, which other languages are read through: they are run again, with all that
 * read them, when an exposed module of another language was. Once for each build, or the two would wake each other for
 * ever.
 */
const WOKEN = `
if (import.meta.webpackHot) {
  const roostMadeFor = __webpack_hash__;
  const roostWake = ({ detail: { expose } }) => {
    if (expose.startsWith('./texts-') && roostMadeFor !== __webpack_hash__) import.meta.webpackHot.invalidate();
  };
  addEventListener(${JSON.stringify(HOT_MODULE_EVENT)}, roostWake);
  import.meta.webpackHot.dispose(() => removeEventListener(${JSON.stringify(HOT_MODULE_EVENT)}, roostWake));
}
`;

/**
 * A map of a module that keeps answers of loaders. It is emptied as it is: React Refresh runs the effects of a page
 * again, which put the old answer into the map of a module that was run anew, and the loader would find it there.
 */
const FORGETFUL = `class RoostForgetfulMap extends Map { constructor(...given) { super(...given); addEventListener(${JSON.stringify(HOT_MODULE_EVENT)}, ({ detail: { expose } }) => { if (expose === './routes') this.clear(); }); } } `;

/** Returns a source file of a remote with what makes it change in the page. Pure. */
export function withHotModule(
  source: string,
  file: string,
  { name, source: { directory, facts } }: HotOptions,
): string {
  const expose = getExposes(facts).find((candidate) => exposeFile(directory, candidate) === file);
  if (expose) return source + exposed(file, name, expose);
  if (source.includes('defineTexts(')) return source + WOKEN;
  // On its first line, which stays the first.
  if (/\bcache\.ts$/.test(file)) return FORGETFUL + source.replaceAll(/\bnew Map\b/g, 'new RoostForgetfulMap');
  return source;
}

/** A loader of webpack, for the sources of the remote. */
export default function hotLoader(this: LoaderContext<HotOptions>, source: string): string {
  const options = this.getOptions();
  return this.resourcePath.startsWith(join(options.source.directory, 'src') + sep)
    ? withHotModule(source, this.resourcePath, options)
    : source;
}
