/** Talks to a registry's service with a team's token: for commands where `ROOST_REGISTRY_URL` is set. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { Environment, Registry, VersionEntry } from '@roost/shared/contracts/registry';
import { errorCode, Failure } from '../lib/failure.ts';
import { filesBelow } from '../lib/files.ts';
import { refuseRemoved } from '../registry/removed.ts';
import {
  auditAnswer,
  changedAnswer,
  keptAnswer,
  linkAnswer,
  meAnswer,
  refusalAnswer,
  registryAnswer,
} from './schemas.ts';

/** Milliseconds that the service may take: a publish compresses what it was sent, and nothing that is read takes long. */
const LIMIT_MS = 60_000;
const READ_LIMIT_MS = 10_000;
/** Files that are sent side by side. */
const AT_ONCE = 4;

const ADDRESS = 'ROOST_REGISTRY_URL is an address such as https://stay.example/_teams.';

/** Why nothing came back, in words. */
function explainFailure(error: unknown): string {
  const cause = (error as { cause?: unknown } | null)?.cause ?? error;
  if (errorCode(cause)?.startsWith('ERR_SSL')) return `it does not speak https. ${ADDRESS}`;
  const message = String(cause).replace(/^\w*Error: /, '');
  return /unknown scheme|Invalid URL/.test(message) ? `${message}. ${ADDRESS}` : message;
}

/** A refusal of the service, by its name. */
export class ServiceRefusal extends Failure {
  override name = 'ServiceRefusal';
  readonly code: string;
  readonly missing: readonly string[];

  constructor(code: string, message: string, missing: readonly string[]) {
    super(message);
    this.code = code;
    this.missing = missing;
  }
}

/** Refusals after which nothing is known: the host's, whose registry gave no answer, and one of a defect. */
const UNSURE = ['unavailable', 'internal'];

/** True when an error leaves open whether what was asked for was done. */
export const isUnsure = (error: unknown): error is Failure =>
  error instanceof ServiceRefusal ? UNSURE.includes(error.code) : error instanceof Failure;

export type ServiceAddress = { url: string; token: string; environment: Environment };
export type ServiceClient = ReturnType<typeof createServiceClient>;
type Change = { revision: number; commit: string | null; reason: string | null };

export function createServiceClient({ url, token, environment }: ServiceAddress, fetcher: typeof fetch = fetch) {
  const base = url.replace(/\/+$/, '');

  async function ask<T>(method: string, path: string, answer: z.ZodMiniType<T>, body?: object | Buffer): Promise<T> {
    const isFile = Buffer.isBuffer(body);
    let response: Response;
    try {
      response = await fetcher(`${base}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
        // A token goes to the address that was set, and to no other.
        redirect: 'error',
        signal: AbortSignal.timeout(method === 'GET' ? READ_LIMIT_MS : LIMIT_MS),
      });
    } catch (error) {
      throw new Failure(
        `The registry at ${base} does not answer (${explainFailure(error)}). The site goes on with what it has.`,
      );
    }
    const value: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const refusal = refusalAnswer.safeParse(value);
      if (!refusal.success)
        throw new Failure(
          `The registry at ${base} answered ${response.status}.${response.status === 404 ? ` ${ADDRESS}` : ''}`,
        );
      const { code, message, missing = [] } = refusal.data.error;
      throw new ServiceRefusal(code, message, missing);
    }
    const parsed = answer.safeParse(value);
    if (!parsed.success)
      throw new Failure(`${base} answers, but not as a registry of remotes does. Is the address right?`);
    return parsed.data;
  }
  const at = `/v1/environments/${environment}`;
  const change = (remote: string, what: string, body: Change & object) =>
    ask('POST', `${at}/remotes/${remote}/${what}`, changedAnswer, body);

  const id = /^roost_([^_]+)_/.exec(token)?.[1];
  return {
    environment,
    /** Whether a record of the audit is of this token. */
    isOwn: (who: string): boolean => who.endsWith(`(token ${id})`),
    me: () => ask('GET', '/v1/me', meAnswer),
    read: () => ask('GET', at, registryAnswer),
    audit: (query: URLSearchParams) => ask('GET', `${at}/audit?${query.toString()}`, auditAnswer),
    link: (pins: string, hours: number) => ask('POST', `${at}/links`, linkAnswer, { pins, hours }),
    keepFile: (hex: string, content: Buffer) => ask('PUT', `/v1/files/${hex}`, keptAnswer, content),
    publish: (
      remote: string,
      body: Change & { version: string; traffic: number | null; files: Record<string, string>; entry: VersionEntry },
    ) => change(remote, 'versions', body),
    traffic: (remote: string, body: Change & { version: string; percent: number }) => change(remote, 'traffic', body),
    progressive: (remote: string, body: Change & { version: string; bakeMinutes: number }) =>
      change(remote, 'progressive', body),
    rollback: (remote: string, body: Change) => change(remote, 'rollback', body),
    withdraw: (remote: string, body: Change & { version: string }) => change(remote, 'withdraw', body),
    remove: (remote: string, body: Change) => change(remote, 'remove', body),
    release: (remote: string, body: Change & { version: string; from: Environment; percent: number }) =>
      change(remote, 'release', body),
  };
}

/** Times that a change is asked for again because somebody else made one in between. */
const TRIES = 20;

/** Who gets what of a remote, to see whether somebody else changed it. */
const getShares = ({ microFrontends }: Registry, remote: string): string =>
  (microFrontends[remote] ?? [])
    .filter(({ deployment }) => deployment.default || deployment.traffic > 0)
    .map(({ metadata, deployment }) => `${metadata.version} ${deployment.traffic} %`)
    .join(', ');

/**
 * Asks for a change at the newest revision, again while others change the registry in between: what is asked for
 * stands, whoever else published.
 * @param unlessChanged a remote whose own change in between is none to go on over: "back" would lead elsewhere
 * @throws ServiceRefusal for every other reason, Failure when that remote was changed
 */
export async function atNewestRevision<T>(
  client: ServiceClient,
  change: (revision: number, registry: Registry) => Promise<T>,
  unlessChanged?: string,
): Promise<T> {
  let seen: string | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { registry } = await client.read().catch((error: unknown) => {
      // Whoever rolls back at night must not wonder whether it was done: nothing has been asked for yet.
      throw isUnsure(error) ? new Failure(`${error.message} Nothing was changed: ask again.`) : error;
    });
    const shares = unlessChanged === undefined ? undefined : getShares(registry, unlessChanged);
    if (seen !== undefined && shares !== seen)
      throw new Failure(
        `Somebody else changed ${unlessChanged} at this moment, and nothing was done: it has ${shares || 'no version'} now, and had ${seen}. Look whether that is what you want, and ask again if not.`,
      );
    seen = shares;
    try {
      return await change(registry.revision, registry);
    } catch (error) {
      if (attempt === TRIES || !(error instanceof ServiceRefusal && error.code === 'revision_is_old')) throw error;
    }
  }
}

/** Hashes of all files of a directory, by path. */
async function getHashes(directory: string): Promise<Map<string, { integrity: string; hex: string }>> {
  const hashes = new Map<string, { integrity: string; hex: string }>();
  for (const path of await filesBelow(directory)) {
    const digest = createHash('sha384')
      .update(await readFile(join(directory, path)))
      .digest();
    hashes.set(path, { integrity: `sha384-${digest.toString('base64')}`, hex: digest.toString('hex') });
  }
  return hashes;
}

/**
 * Asks for a version to be published. Where no answer comes, the registry is looked at: it may have been done all the
 * same.
 * @throws ServiceRefusal, or a Failure that says what is known
 */
async function askToPublish(
  client: ServiceClient,
  remote: string,
  body: Parameters<ServiceClient['publish']>[1],
): Promise<{ revision: number; version: string }> {
  try {
    return await client.publish(remote, body);
  } catch (error) {
    if (!isUnsure(error)) throw error;
    const name = `${remote}@${body.version}`;
    const now = await client.read().catch(() => null);
    if (now === null)
      throw new Failure(
        `${error.message} Whether ${name} was published is not known: \`npm run registry -- list\` says so when it answers.`,
      );
    const found = (now.registry.microFrontends[remote] ?? []).find(({ metadata }) => metadata.version === body.version);
    const isSame = JSON.stringify(found?.extras.files) === JSON.stringify(body.entry.extras.files);
    if (found && isSame) return { revision: now.registry.revision, version: body.version };
    throw new Failure(`${error.message} ${name} is not published, and nothing of it is in the way: publish it again.`);
  }
}

export type Sent = {
  version: string;
  traffic: number | null;
  commit: string | null;
  reason: string | null;
  entry: VersionEntry;
  /** Whether the remote was there when the publish began. */
  isKnown?: boolean | undefined;
};

/**
 * Sends the files of a version that the service lacks, and publishes it.
 * @param directory the version's files as they are to be served, without compressed copies
 * @throws ServiceRefusal, `version_exists` too
 */
export async function sendVersion(
  client: ServiceClient,
  remote: string,
  directory: string,
  { entry, isKnown = false, ...rest }: Sent,
): Promise<{ revision: number; version: string }> {
  const hashes = await getHashes(directory);
  const files = Object.fromEntries([...hashes].map(([path, { integrity }]) => [path, integrity]));
  const publish = () =>
    atNewestRevision(client, (revision, registry) => {
      refuseRemoved(registry, remote, isKnown);
      return askToPublish(client, remote, { ...rest, revision, files, entry });
    });
  try {
    return await publish();
  } catch (error) {
    if (!(error instanceof ServiceRefusal && error.code === 'files_missing')) throw error;
    const missing = [...hashes].filter(([, { integrity }]) => error.missing.includes(integrity));
    const send = async (): Promise<void> => {
      for (let next = missing.pop(); next; next = missing.pop())
        await client.keepFile(next[1].hex, await readFile(join(directory, next[0])));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    return publish();
  }
}
