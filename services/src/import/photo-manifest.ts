/**
 * What the command for photographs is given (docs/import.md): a folder whose file names say what each photo shows, or a
 * list of files with their facts.
 */
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { LICENSE_NAMES, mustNamePhotographer, type LicenseName } from './photo-licenses.ts';
import { getUnit, ImportFileError, readImportFile } from './read-file.ts';

/** As many as an import file may name. */
const MOST_PHOTOS = 60;
const PICTURE_FILE = /\.(jpe?g|png|webp|hei[cf]|avif|tiff?|gif|bmp)$/i;
/** Names that cameras and phones give: they tell a guest nothing. */
const CAMERA_NAME = /^(img|dscn?f?|pxl|photo|image|picture|gopr|dji|screenshot|mvimg|p)?[\s_.-]*\d[\d\s_.-]*\w?$/i;

const LICENSE_ERROR = `it must be one of ${LICENSE_NAMES.join(', ')}`;

export const PHOTO_FIELDS = {
  file: text(200).check(
    z.refine((path) => !/^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i.test(path), {
      error: 'it must be a path below the folder of the list',
    }),
  ),
  alt: text(200),
  room: z.optional(text(40)),
  photographer: z.optional(text(80)),
  license: z.enum(LICENSE_NAMES, { error: LICENSE_ERROR }),
};
const photoSchema = z.strictObject(PHOTO_FIELDS).check(
  z.refine(({ license, photographer }) => photographer !== undefined || !mustNamePhotographer(license), {
    path: ['photographer'],
    error: 'this license needs the name of the person who took the photo',
  }),
);

/** Facts for photos that have none of their own: given with the command. */
export type PhotoDefaults = { photographer?: string; license?: string };

export type ListedPhoto = {
  /** Absolute. */
  path: string;
  /** What messages call it: the file, as it was given. */
  name: string;
  /** What it shows, for those who do not see it, and below it. */
  alt: string;
  room?: string;
  photographer?: string;
  license: LicenseName;
};
export type PhotoProblem = { name: string; problems: string[] };
type ReadList = { photos: ListedPhoto[]; problems: PhotoProblem[] };

/**
 * `02 Living room - The stove.jpg` is the room and what is seen in it; `Garden.jpg` is both. Null for the name that a
 * camera gave.
 */
function readFileName(file: string): { alt: string; room: string } | null {
  const name = basename(file, extname(file)).replaceAll('_', ' ').trim();
  const words = name.replace(/^\d+[\s.-]+/, '').trim();
  if (words === '' || CAMERA_NAME.test(name) || CAMERA_NAME.test(words)) return null;
  const [room = '', ...rest] = words.split(' - ');
  return { room: room.trim(), alt: rest.join(' - ').trim() || room.trim() };
}

function checkPhoto(raw: object, folder: string, name: string): ListedPhoto | string[] {
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== '' && value !== undefined));
  const parsed = photoSchema.safeParse(given);
  if (parsed.success) {
    const { file, room, photographer, ...rest } = parsed.data;
    const more = { ...(room !== undefined && { room }), ...(photographer !== undefined && { photographer }) };
    return { ...rest, ...more, path: resolve(folder, file), name };
  }
  return parsed.error.issues.map((issue) => {
    const field = String(issue.path[0] ?? '');
    if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.join(', ')}`;
    if (field === 'license' && !('license' in given))
      return `nobody says who has the rights: give --license, ${LICENSE_ERROR.replace('it must be ', '')}`;
    return `${field}: ${field in given ? issue.message : issue.code === 'custom' ? issue.message : 'it is missing'}`;
  });
}

const add = (list: ReadList, name: string, checked: ListedPhoto | string[]): void => {
  if (Array.isArray(checked)) list.problems.push({ name, problems: checked });
  else list.photos.push(checked);
};

async function readFolder(folder: string, defaults: PhotoDefaults): Promise<ReadList> {
  const list: ReadList = { photos: [], problems: [] };
  const files = (await readdir(folder)).filter((file) => PICTURE_FILE.test(file) && !file.startsWith('.'));
  for (const file of files.toSorted(new Intl.Collator('en', { numeric: true }).compare)) {
    const words = readFileName(file);
    const nameless = [
      'its name does not say what it shows: call it "01 Living room - The stove.jpg", or write a list of files',
    ];
    add(list, file, words === null ? nameless : checkPhoto({ ...defaults, ...words, file }, folder, file));
  }
  return list;
}

async function readListFile(path: string, defaults: PhotoDefaults): Promise<ReadList> {
  const list: ReadList = { photos: [], problems: [] };
  for await (const { line, raw, problem } of readImportFile(path)) {
    const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    const given = isObject
      ? Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== '' && value !== null))
      : {};
    const name = `${getUnit(path)} ${line}${'file' in given ? `, ${String(given['file'])}` : ''}`;
    if (problem !== undefined || !isObject) add(list, name, [problem ?? 'it is no object']);
    else add(list, name, checkPhoto({ ...defaults, ...given }, dirname(path), name));
  }
  return list;
}

/**
 * Reads which photos there are, in their order: a folder's by name, a list's by line. A folder with a `manifest.csv` in
 * it is read by that.
 * @throws ImportFileError when there is no such folder or list, no photo in it, or too many
 */
export async function readPhotoList(path: string, defaults: PhotoDefaults = {}): Promise<ReadList> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new ImportFileError(`There is no folder or file ${path}.`);
  const manifest = found.isDirectory() ? join(path, 'manifest.csv') : path;
  const hasManifest = (await stat(manifest).catch(() => null))?.isFile() ?? false;
  const list = hasManifest ? await readListFile(manifest, defaults) : await readFolder(path, defaults);
  const count = list.photos.length + list.problems.length;
  if (count === 0) throw new ImportFileError(`There is no photo in ${path}.`);
  if (count > MOST_PHOTOS) throw new ImportFileError(`${path} has ${count} photos; a home has ${MOST_PHOTOS} at most.`);
  return list;
}
