/**
 * `npm run photos -- <home number> <folder or list> [--dry-run]`: gives a home photographs from files (docs/import.md).
 * Ends with 1 when any file is wrong; nothing is written then (decision 0109).
 */
import { readArguments as readCommandLine } from '@roost/observe/command-line';
import { ConfigError, parseConfig } from './config.ts';
import { explain } from './explain.ts';
import { checkPhotos, findHeadline, importPhotos, type CheckedPhoto } from './import/import-photos.ts';
import { makeCredit } from './import/photo-licenses.ts';
import type { PhotoDefaults } from './import/photo-manifest.ts';
import { openPhotoStore } from './import/photo-store.ts';
import { ImportFileError } from './import/read-file.ts';
import { withDatabase } from './import/with-database.ts';

const USAGE =
  'npm run photos -- <home number> <folder or manifest.csv> [--license own] [--photographer "Ana Ruiz"] [--dry-run]';
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

type Asked = { homeId: string; path: string; dryRun: boolean; defaults: PhotoDefaults };

function readArguments(): Asked {
  const { values, positionals } = readCommandLine(
    {
      'dry-run': { type: 'boolean', default: false },
      license: { type: 'string' },
      photographer: { type: 'string' },
    },
    USAGE,
  );
  const [homeId, path, ...more] = positionals;
  if (homeId === undefined || path === undefined || more.length > 0) throw new ConfigError(USAGE);
  if (!/^[\w-]{1,40}$/.test(homeId)) throw new ConfigError(`${homeId} is no number of a home.\n${USAGE}`);
  const { 'dry-run': dryRun, ...defaults } = values;
  return { homeId, path, dryRun, defaults };
}

function describe(photo: CheckedPhoto, index: number): string {
  const credit = makeCredit(photo.photographer, photo.license);
  const rights = credit ? [credit.text, credit.license].filter(Boolean).join(', ') : photo.license;
  return `${index + 1}. ${photo.name}: ${photo.width} × ${photo.height}, ${photo.color}, ${photo.room ?? 'no room'}: "${photo.alt}" (${rights})`;
}

async function main(): Promise<void> {
  const { homeId, path, dryRun, defaults } = readArguments();
  const config = parseConfig(process.env, { signsIn: false });
  const store = openPhotoStore(process.env);
  const { photos, problems } = await checkPhotos(path, defaults);
  for (const { name, problems: found } of problems) say(`${name}: ${found.join('; ')}`);
  if (problems.length > 0)
    throw new ConfigError(
      `${problems.length} of ${problems.length + photos.length} photos are wrong. Nothing was written.`,
    );
  for (const [index, photo] of photos.entries()) say(describe(photo, index));
  say(`${photos.length} photos are good.`);
  if (dryRun) return;
  await withDatabase(config, async (db) => {
    const headline = await findHeadline(db, homeId);
    if (headline === null) throw new ConfigError(`There is no home ${homeId}. Nothing was written.`);
    const { stored } = await importPhotos(db, store, homeId, photos);
    say(
      `${headline} (${homeId}) shows them now. ${stored} were stored in ${store.where}, ${photos.length - stored} were there.`,
    );
  });
}

main().catch((error: unknown) => {
  const reason = error instanceof ImportFileError ? error.message : explain(error);
  process.stderr.write(`${reason ?? ''}\n`);
  process.exit(1);
});
