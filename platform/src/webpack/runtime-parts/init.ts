/**
 * Stands in the host's build for the bundler runtime's start (`init.js`): without its plugin for packages that are
 * shared in parts.
 */
type WebpackRequire = {
  federation: { initOptions: object; runtime: { init: (options: object) => unknown } };
};

export const init = ({ webpackRequire: { federation } }: { webpackRequire: WebpackRequire }): unknown =>
  federation.runtime.init(federation.initOptions);
