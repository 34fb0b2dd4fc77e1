/** Reports from the pages of one version in a span of ten seconds. */
export type Version = { remote: string; version: string };

export type HealthSpan = {
  /** Beginning of the span, milliseconds since 1970. */
  at: number;
  remote: string;
  version: string;
  /** Number of pages sent with the version, of those that reported back, and of those that reported a failure. */
  sent: number;
  heard: number;
  failed: number;
  /** Those whose browser measured it, and those of them that were slow. */
  measured: number;
  slow: number;
  /** The same by kind: where it failed, and which limit a slow page missed. */
  kinds: Readonly<Record<string, number>>;
  /** Pages on which the remote was shown from this span on, and those of them that led to a goal of it. The latter grows for five minutes. */
  tried: number;
  reached: number;
};

export const NOTHING_HEARD = { sent: 0, heard: 0, failed: 0, measured: 0, slow: 0, kinds: {}, tried: 0, reached: 0 };

/** Where a version fails: `server` when the version before was rendered in its place. */
const PHASES = ['resolve', 'load', 'loader', 'render', 'event', 'server'] as const;
export type Phase = (typeof PHASES)[number];
/** Limits that a slow page missed. */
export type Slow = 'lcp' | 'inp';

/** What a page says of a remote, `mfe-search:render`; pages of a host of before say no phase. */
export function readFailure(text: string): { remote: string; phase: Phase | null } {
  const [remote = '', said] = text.split(':');
  return { remote, phase: PHASES.find((phase) => phase === said) ?? null };
}
