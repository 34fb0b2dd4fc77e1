/**
 * TLS of the process itself, for a network that does not encrypt between processes (SAFE-1, decision 0164). Without
 * the two settings a process speaks http, and TLS ends before it.
 */
import { readFileSync } from 'node:fs';
import type { ServerOptions } from 'node:http';
import { createSecureContext } from 'node:tls';

/** Certificate, with those between it and its authority, and key, both as PEM. */
export type OwnTls = { cert: string; key: string };

/** Milliseconds that a client may take to agree on a cipher. */
const HANDSHAKE_MS = 10_000;

/**
 * Reads the files that `ROOST_TLS_CERT_FILE` and `ROOST_TLS_KEY_FILE` name; null where neither is set. @throws a
 * `Problem` with a sentence for whoever set them: it names the setting and nothing of the key
 */
export function readOwnTls(
  environment: Readonly<Record<string, string | undefined>>,
  Problem: new (message: string) => Error,
): OwnTls | null {
  const [certificate, key] = [environment['ROOST_TLS_CERT_FILE'] || null, environment['ROOST_TLS_KEY_FILE'] || null];
  if (certificate === null && key === null) return null;
  if (certificate === null || key === null)
    throw new Problem('ROOST_TLS_CERT_FILE and ROOST_TLS_KEY_FILE belong together: set both, or neither.');
  const readPem = (name: string, path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      throw new Problem(`${name} names ${path}, which cannot be read.`);
    }
  };
  const tls = { cert: readPem('ROOST_TLS_CERT_FILE', certificate), key: readPem('ROOST_TLS_KEY_FILE', key) };
  try {
    createSecureContext(tls);
  } catch {
    throw new Problem('ROOST_TLS_CERT_FILE and ROOST_TLS_KEY_FILE are no certificate and its key.');
  }
  return tls;
}

/** Options of Fastify for a server with these options of Node, which speaks TLS 1.2 or newer when it is given `tls`. */
export const serverOptions = (http: ServerOptions, tls: OwnTls | null): object =>
  tls === null ? { http } : { https: { ...http, ...tls, minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_MS } };
