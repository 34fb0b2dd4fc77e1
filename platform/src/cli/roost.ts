#!/usr/bin/env node
/** `roost`: says so when Node is too old for what the commands need, before any of it is loaded. */

/** From this version on Node runs TypeScript, which a remote's webpack.config.ts is. */
const OLDEST = [22, 18] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(`Node ${OLDEST.join('.')} or newer is needed, this is ${process.version}.\n`);
  process.exitCode = 1;
} else await import('./remote.ts');

export {};
