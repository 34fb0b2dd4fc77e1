/** Placing remotes in a page, each inside its own boundary. */
export { RemoteSlot } from './RemoteSlot.tsx';
export { SlotPlace } from './SlotPlace.tsx';
export { RemotePage } from './RemotePage.tsx';
export type { RemoteFallback } from './RemoteBoundary.tsx';
export { codeChunk } from './code-chunk.ts';
export { onFirstSign } from './first-sign.ts';
export { whenQuiet } from './when-quiet.ts';
export type { CodeChunk } from './code-chunk.ts';
export { FederationProvider, useFederation } from './context.ts';
export type { AwayRemotes, Draws, Expose, FederationRuntime, RemoteStatus } from './runtime.ts';
export { useRemoteStatus } from './use-remote-status.ts';
export { RemoteError, toRemoteError, getWords } from './errors.ts';
export type { RemotePhase } from './errors.ts';
