/**
 * Offers the host's federation runtime to the entries of remotes, which are built without one
 * (`platform/src/webpack/runtime-parts/remote-runtime.ts`). Each entry gets its own object and instance.
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

/** The scope in which all packages of the site are shared. */
const SCOPE = 'default';

/** Sets the global that an entry reads when it runs. Call it before the first entry is loaded. */
export function offerRemoteRuntime(
  { runtime, bundlerRuntime, attachShareScopeMap }: Federation = __webpack_require__.federation,
  page: object = globalThis,
): void {
  /** The second try of an entry finds the instance of the first. */
  const init = (options: { name: string }): Instance => {
    const known = runtime.getInstance((instance) => instance.options.name === options.name);
    known?.initOptions(options);
    return known ?? runtime.createInstance(options);
  };
  /**
   * Gives a container the page's shared packages. The bundler omits its own function from builds that expose nothing,
   * such as the host's.
   */
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
