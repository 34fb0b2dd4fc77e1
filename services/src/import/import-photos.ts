/**
 * Photographs of a home from files (docs/import.md). All files are read and decoded first; while one of them is wrong,
 * nothing is written. Then the photos go to their store, each under an address made from its bytes, and at last the
 * home takes the whole list in one statement: whoever reads meanwhile sees the photos of before or those of after. A
 * second run of the same files changes nothing.
 */
import { sql } from 'kysely';
import type { Photo } from '@roost/shared/contracts/listing';
import { getPhotoPath } from '@roost/shared/domain/photo-files';
import type { Db } from '../db/schema.ts';
import { checkPhotoFile, type PreparedPhoto } from './photo-file.ts';
import { makeCredit } from './photo-licenses.ts';
import { readPhotoList, type ListedPhoto, type PhotoDefaults, type PhotoProblem } from './photo-manifest.ts';
import type { PhotoStore } from './photo-store.ts';

export type CheckedPhoto = ListedPhoto & Omit<PreparedPhoto, 'body'>;
export type CheckedPhotos = { photos: CheckedPhoto[]; problems: PhotoProblem[] };

/** Reads a folder or list and every file of it, one after the other, and writes nothing. @throws ImportFileError */
export async function checkPhotos(path: string, defaults: PhotoDefaults = {}): Promise<CheckedPhotos> {
  const { photos: listed, problems } = await readPhotoList(path, defaults);
  const checked: CheckedPhotos = { photos: [], problems };
  const names = new Map<string, string>();
  for (const photo of listed) {
    const read = await checkPhotoFile(photo.path);
    const problem = 'problem' in read ? read.problem : findTwin(names, read.photo.fileName);
    if (problem !== null) checked.problems.push({ name: photo.name, problems: [problem] });
    if ('problem' in read) continue;
    names.set(read.photo.fileName, photo.name);
    const { body: _body, ...facts } = read.photo;
    checked.photos.push({ ...photo, ...facts });
  }
  return checked;
}

function findTwin(names: ReadonlyMap<string, string>, fileName: string): string | null {
  const twin = names.get(fileName);
  return twin === undefined ? null : `it is the same photo as ${twin}`;
}

/** Returns a photo as the home's record has it. `index` counts from 0. */
export function toPhoto(homeId: string, photo: CheckedPhoto, index: number): Photo {
  const { fileName, alt, room, photographer, license, color } = photo;
  const credit = makeCredit(photographer, license);
  return {
    url: getPhotoPath(homeId, fileName),
    caption: alt,
    sortOrder: index + 1,
    ...(room !== undefined && { room }),
    color,
    ...(credit && { credit }),
  };
}

/** Returns the headline of a home; null when there is none of that number. */
export async function findHeadline(db: Db, homeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('listings')
    .select(sql<string>`document->>'headline'`.as('headline'))
    .where('id', '=', homeId)
    .executeTakeFirst();
  return row?.headline ?? null;
}

/**
 * Stores photos that `checkPhotos` found good, and gives them to the home in place of those that it had. Its old files
 * stay where they are, because pages that are open show them. Returns how many had to be stored; the others were there.
 */
export async function importPhotos(
  db: Db,
  store: PhotoStore,
  homeId: string,
  photos: readonly CheckedPhoto[],
): Promise<{ stored: number }> {
  let stored = 0;
  for (const { path, name, fileName } of photos) {
    const address = getPhotoPath(homeId, fileName);
    if (await store.has(address)) continue;
    // Read again, so that the photos of a home are never all in memory.
    const read = await checkPhotoFile(path);
    if ('problem' in read || read.photo.fileName !== fileName)
      throw new Error(`${name} changed while the photos were stored. Nothing of the home was changed; start again.`);
    await store.write(address, read.photo.body);
    stored += 1;
  }
  const list = JSON.stringify(photos.map((photo, index) => toPhoto(homeId, photo, index)));
  const changed = await db
    .updateTable('listings')
    .set({ document: sql`document || jsonb_build_object('photos', ${list}::jsonb)` })
    .where('id', '=', homeId)
    .executeTakeFirst();
  if (Number(changed.numUpdatedRows) !== 1) throw new Error(`There is no home ${homeId} any more.`);
  return { stored };
}
