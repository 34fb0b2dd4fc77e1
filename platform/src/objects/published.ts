/**
 * Published versions in the object storage. Below the prefix lies what lies in the directory of remotes:
 * `mfe-x/1.0.0/…`, never changed, and the signed registry of each environment, which is written last and only when it
 * is still the one that the change was made from. Whoever publishes has the directory too; whoever serves needs the
 * storage only.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment, Registry } from '@roost/shared/contracts/registry';
import { Failure } from '../lib/failure.ts';
import { filesBelow } from '../lib/files.ts';
import { createS3Store } from './s3.ts';
import { objectSettings } from './settings.ts';
import type { ObjectSettings } from './settings.ts';
import type { Condition, ObjectFacts, ObjectStore } from './store.ts';

/** Files that are sent at the same time. */
const AT_ONCE = 8;
const FOREVER = 'public, max-age=31536000, immutable';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
};
const ENCODINGS: Readonly<Record<string, 'br' | 'gzip'>> = { br: 'br', gz: 'gzip' };

/** What a file is for a browser, by its name. A compressed copy is what it was made of. */
export function getFacts(path: string): ObjectFacts {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const contentEncoding = ENCODINGS[ending];
  const plain = contentEncoding === undefined ? path : path.slice(0, -ending.length - 1);
  const contentType = TYPES[plain.slice(plain.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { contentType, cacheControl: FOREVER, ...(contentEncoding !== undefined && { contentEncoding }) };
}

/** The object that holds the registry of an environment. */
export const registryKey = (environment: Environment): string =>
  environment === 'production' ? 'registry.json' : `registry.${environment}.json`;
const REGISTRY_FACTS: ObjectFacts = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' };

export type ObjectPlace = { store: ObjectStore; settings: Pick<ObjectSettings, 'singleWriter'> };

let here: { key: string; place: ObjectPlace | null } | null = null;
/** The storage of this process's environment; null without one. @throws Failure for settings that are wrong */
export function objectPlace(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ObjectPlace | null {
  const settings = objectSettings(environment);
  const key = JSON.stringify(settings);
  if (here?.key !== key) here = { key, place: settings && { store: createS3Store(settings), settings } };
  return here.place;
}

type Version = { name: string; version: string };
const getVersions = (registry: Registry): Version[] =>
  Object.entries(registry.microFrontends).flatMap(([name, entries]) =>
    entries.map(({ metadata }) => ({ name, version: metadata.version })),
  );

/**
 * Sends the files of a version. One that is there already is compared, and left: a version never changes. @throws
 * Failure when its bytes are others
 */
async function sendVersion(store: ObjectStore, directory: string, { name, version }: Version): Promise<void> {
  const base = `${name}/${version}`;
  const files = await filesBelow(join(directory, base));
  if (files.length === 0) {
    // Published from another machine, to another environment.
    if ((await store.list(`${base}/`)).length > 0) return;
    throw new Failure(
      `The files of ${name}@${version} are neither in ${store.where} nor in ${directory}. Publish from where they are.`,
    );
  }
  const send = async (file: string): Promise<void> => {
    const key = `${base}/${file}`;
    const condition: Condition = { absent: true };
    const written = await store.put(key, await readFile(join(directory, key)), getFacts(file), condition);
    if (written === null)
      throw new Failure(
        `${store.where} has another ${key}: somebody else publishes ${name}@${version}, or a publish of other files was cut short. ` +
          'Publish them as the version after it (--version).',
      );
  };
  for (let next = 0; next < files.length; next += AT_ONCE)
    await Promise.all(files.slice(next, next + AT_ONCE).map(send));
}

/** A path inside a version: no part of it begins with a dot, so that none leads out of a directory. */
const INSIDE = /^[\w-][\w.@-]*(\/[\w-][\w.@-]*)*$/;

/**
 * Writes the files of a version that the storage has into a directory.
 * @returns false when it has none
 */
export async function takeFiles(store: ObjectStore, base: string, directory: string): Promise<boolean> {
  const keys = (await store.list(`${base}/`)).filter((key) => INSIDE.test(key.slice(base.length + 1)));
  const take = async (key: string): Promise<void> => {
    const found = await store.get(key);
    if (found === null) throw new Failure(`${key} was listed in ${store.where}, and is not there.`);
    const file = join(directory, key.slice(base.length + 1));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, found.body);
  };
  for (let next = 0; next < keys.length; next += AT_ONCE) await Promise.all(keys.slice(next, next + AT_ONCE).map(take));
  return keys.length > 0;
}

/** A registry as it is kept: the text that was signed, and what it says. */
export type KeptRegistry = { registry: Registry; etag: string };

/**
 * The registry that the storage has; null when nothing was published there. @param parse throws for text that is no
 * registry
 */
export async function readKept(
  store: ObjectStore,
  environment: Environment,
  parse: (text: string, where: string) => Registry,
): Promise<KeptRegistry | null> {
  const found = await store.get(registryKey(environment));
  if (found === null) return null;
  const where = `${registryKey(environment)} in ${store.where}`;
  return { registry: parse(found.body.toString('utf8'), where), etag: found.etag };
}

/**
 * Sends what a registry has and the storage has not, the registry last.
 * @param kept what the storage has now
 * @returns false when somebody else changed it meanwhile; nothing that visitors see was changed then
 * @throws Failure when the server writes without comparing and nobody said that one machine publishes
 */
export async function sendRegistry(
  { store, settings }: ObjectPlace,
  directory: string,
  { environment, registry, kept }: { environment: Environment; registry: Registry; kept: KeptRegistry | null },
): Promise<boolean> {
  const compares = await store.compares();
  if (!compares && !settings.singleWriter)
    throw new Failure(
      `${store.where} writes without comparing (If-Match), so two machines that publish at the same time could lose a change. ` +
        'Let one machine publish and set ROOST_S3_SINGLE_WRITER=yes there, or use a server that compares.',
    );
  const known = new Set(
    kept === null ? [] : getVersions(kept.registry).map(({ name, version }) => `${name}@${version}`),
  );
  for (const version of getVersions(registry))
    if (!known.has(`${version.name}@${version.version}`)) await sendVersion(store, directory, version);
  const condition: Condition = kept === null ? { absent: true } : { etag: kept.etag };
  const body = Buffer.from(`${JSON.stringify(registry, null, 2)}\n`);
  return (await store.put(registryKey(environment), body, REGISTRY_FACTS, compares ? condition : undefined)) !== null;
}
