/**
 * Stands in a remote's build for the federation's bundler runtime (`webpack-bundler-runtime`): the host carries it once
 * for all remotes of a page and offers it here (`host/src/federation/remote-runtime.ts`). Each entry is 4 kB (brotli)
 * smaller for it.
 */
const offer = (globalThis as { __ROOST_REMOTE_RUNTIME__?: () => { bundlerRuntime: { loadScript?: unknown } } })
  .__ROOST_REMOTE_RUNTIME__;
if (!offer) throw new Error('This page offers no federation runtime: remotes are started by the host');

const federation = offer();
if (!federation.bundlerRuntime.loadScript)
  throw new Error('This page offers no loader of chunks: its host is older than this remote');

export { federation as default };
