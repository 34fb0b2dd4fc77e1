/**
 * The S3 server of tests as a process that may be killed and started again (`npm run cluster`): `S3_PORT`,
 * `S3_DIRECTORY` for what it keeps, and `S3_PUBLISHED`, a directory of versions and their registry, which is sent there
 * as publishing does it when the bucket is empty. A file beside the directory says that it is filled.
 */
import { writeFileSync } from 'node:fs';
import { parseRegistry, readRegistry } from '../registry/store.ts';
import { objectPlace, readKept, sendRegistry } from '../objects/published.ts';
import { startTestStorage } from './s3-server.ts';

const { S3_PORT: port, S3_DIRECTORY: directory, S3_PUBLISHED: published } = process.env;
if (!port || !directory || !published) throw new Error('S3_PORT, S3_DIRECTORY and S3_PUBLISHED are not all set.');

const storage = await startTestStorage({ directory, port: Number(port) });
const place = objectPlace(storage.environment);
if (place && (await readKept(place.store, 'production', parseRegistry)) === null) {
  const registry = await readRegistry(published, 'production');
  await sendRegistry(place, published, { environment: 'production', registry, kept: null });
}
writeFileSync(`${directory}.filled`, '');
process.stdout.write(`${JSON.stringify({ event: 'listening', port: Number(port) })}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
