/**
 * Offers the host's federation runtime to the entries of remotes, which are built without one
 * (`platform/src/webpack/runtime-parts/remote-runtime.ts`). Each entry gets an object of its own and an instance of its own.
 */
import { chunkLoader } from './chunk-loader.ts';

type ShareScope = Record<string, object>;
type Instance = {
  options: { name: string };
  initOptions: (options: object) => unknown;
  initShareScopeMap: (key: string, scope: ShareScope, extra: { hostShareScopeMap: object }) => void;
};
type WebpackRequire = {
  federation: { instance: Instance; initOptions: { name: string } };
  I: (key: string, initScope: unknown) => unknown;
};
type Federation = {
  runtime: {
    createInstance: (options: { name: string }) => Instance;
    getInstance: (finder: (instance: Instance) => boolean) => Instance | null;
  };
  bundlerRuntime: object;
  attachShareScopeMap: (webpackRequire: WebpackRequire) => void;
};
type ContainerInit = {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
  initScope: unknown;
  remoteEntryInitOptions?: { shareScopeMap?: object };
};

declare const __webpack_require__: { federation: Federation };

/** The scope that all packages of the site are shared in. */
const SCOPE = 'default';

/** Sets what an entry looks for when it runs. To be called before the first entry is loaded. */
export function offerRemoteRuntime(
  { runtime, bundlerRuntime, attachShareScopeMap }: Federation = __webpack_require__.federation,
  page: object = globalThis,
): void {
  /** An entry that is tried a second time finds the instance of the first try. */
  const init = (options: { name: string }): Instance => {
    const known = runtime.getInstance((instance) => instance.options.name === options.name);
    known?.initOptions(options);
    return known ?? runtime.createInstance(options);
  };
  /** Hands a container the page's shared packages. The bundler leaves its own function out of a build that exposes nothing, as the host's. */
  const initContainerEntry = ({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }: ContainerInit) => {
    const { instance, initOptions } = webpackRequire.federation;
    instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
    instance.initShareScopeMap(SCOPE, shareScope, { hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {} });
    attachShareScopeMap(webpackRequire);
    return webpackRequire.I(SCOPE, initScope);
  };
  Object.assign(page, {
    __ROOST_REMOTE_RUNTIME__: () => ({
      runtime: { init },
      bundlerRuntime: { ...bundlerRuntime, ...chunkLoader, initContainerEntry },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
  });
}
