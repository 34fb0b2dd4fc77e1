/** `npm run pack -- [--to directory]`: the packages that a remote in a repository of its own is made with. */
import { resolve } from 'node:path';
import { commandOptions, runCommand, say } from '../lib/command.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { packAll } from '../pack/pack.ts';
import { PACK_OPTIONS } from './usage.ts';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

await runCommand(async () => {
  const values = commandOptions(PACK_OPTIONS, 'npm run pack -- [--to directory]');
  const to = resolve(REPOSITORY, values.to ?? 'dist/packages');
  for (const { file, bytes, unpackedBytes } of await packAll(to))
    say(`${file}  ${kilobytes(bytes)}, ${kilobytes(unpackedBytes)} unpacked`);
  say('`npm publish <file>` gives one to a registry.');
});
