/**
 * An S3 server for tests: s3rver, and before it what Amazon's does and s3rver does not. Conditional writes
 * (If-None-Match and If-Match on PUT, answered 412 with PreconditionFailed); and signatures of the path as it was sent:
 * s3rver leaves out the slash after a bucket, and so refuses every listing of the SDK.
 */
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectSettings } from '../objects/settings.ts';

/** What of s3rver is used: it comes without types. */
type S3rver = {
  configureBuckets: () => Promise<unknown>;
  callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  store: { getMetadata: (bucket: string, key: string) => Promise<Record<string, unknown>> };
};
const S3Server = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver;

const BUCKET = 'remotes';
/** What s3rver accepts. */
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** What a test does to a request before the server sees it. `answered` ends it there. */
export type Fault = (
  request: IncomingMessage,
  response: ServerResponse,
) => 'answered' | 'pass' | Promise<'answered' | 'pass'>;

export type TestStorage = {
  settings: ObjectSettings;
  /** The same as variables. */
  environment: Record<string, string>;
  /** False makes it write without comparing, as older servers do. */
  setComparing: (compares: boolean) => void;
  setFault: (fault: Fault | null) => void;
  /** Methods and paths of the requests so far. */
  requests: string[];
  close: () => Promise<void>;
};

function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  request.resume();
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Whether a request is signed by the one key, as AWS Signature Version 4 has it. */
function isSigned({ headers, method, url = '' }: IncomingMessage): boolean {
  const [, id, day = '', region = '', names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const [path = '', query = ''] = url.split('?');
  const parts = query.split('&').filter(Boolean);
  const canonical = [
    method,
    path,
    parts
      .map((part) => (part.includes('=') ? part : `${part}=`))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${CREDENTIALS.secretAccessKey}`, day));
  return id === CREDENTIALS.accessKeyId && hmac(key, text).toString('hex') === signature;
}

/** One after the other by key: the server itself compares and writes in one step. */
function createTurns() {
  const turns = new Map<string, Promise<void>>();
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    const before = turns.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    turns.set(
      key,
      mine.catch(() => undefined),
    );
    await mine;
  };
}

export type StorageOptions = {
  /** Where it keeps what it is given, for a server that is started again; without one it goes with the server. */
  directory?: string;
  /** Any free one without it. */
  port?: number;
};

export async function startTestStorage({ directory: kept, port = 0 }: StorageOptions = {}): Promise<TestStorage> {
  const directory = kept ?? (await mkdtemp(join(tmpdir(), 's3-')));
  const s3 = new S3Server({
    directory,
    silent: true,
    allowMismatchedSignatures: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3.configureBuckets();
  const pass = s3.callback();
  const inTurn = createTurns();
  const requests: string[] = [];
  let compares = true;
  let fault: Fault | null = null;

  async function isHeld({ headers, url = '' }: IncomingMessage): Promise<boolean> {
    const [, bucket = '', ...rest] = new URL(url, 'http://s3').pathname.split('/');
    const found = await s3.store.getMetadata(bucket, decodeURIComponent(rest.join('/'))).catch(() => null);
    const etag = found === null ? null : String(found['etag'] ?? found['md5']).replaceAll('"', '');
    if (headers['if-none-match'] === '*' && etag !== null) return false;
    const match = headers['if-match'];
    return match === undefined || (etag !== null && match.replaceAll('"', '') === etag);
  }
  const finish = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve) => {
      response.once('close', () => resolve());
      void pass(request, response);
    });

  const server: Server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void (async () => {
      if ((await fault?.(request, response)) === 'answered') return;
      if (!isSigned(request)) return refuse(request, response, 403, 'SignatureDoesNotMatch');
      const isCompared = compares && (request.headers['if-none-match'] ?? request.headers['if-match']) !== undefined;
      // Reads too: s3rver writes in place, and a reader could see half of it.
      await inTurn((request.url ?? '').split('?', 1)[0] ?? '', async () => {
        if (request.method !== 'PUT' || !isCompared || (await isHeld(request))) return finish(request, response);
        refuse(request, response, 412, 'PreconditionFailed');
      });
    })();
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      ...{ bucket: BUCKET, prefix: 'site/', region: 'us-east-1', endpoint },
      ...{ credentials: CREDENTIALS, pathStyle: true, singleWriter: false },
    },
    environment: {
      ROOST_S3_BUCKET: BUCKET,
      ROOST_S3_PREFIX: 'site',
      ROOST_S3_ENDPOINT: endpoint,
      ROOST_S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      ROOST_S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    setComparing: (next) => {
      compares = next;
    },
    setFault: (next) => {
      fault = next;
    },
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (kept === undefined) await rm(directory, { recursive: true, force: true });
    },
  };
}
