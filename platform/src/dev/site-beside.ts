/**
 * A site in development beside one of published versions: free ports, and data of its own that are kept for the next
 * time. Its ports stand beside its data, so that the next command finds it while it runs.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { siteSettings } from '../lib/environment.ts';
import type { SiteSettings } from '../lib/environment.ts';
import { freePorts } from '../lib/free-ports.ts';
import { isDataInUse } from './others-start.ts';

const portSchema = z.int().check(z.minimum(1), z.maximum(65_535));
const portsSchema = z.object({
  host: portSchema,
  assets: portSchema,
  services: portSchema,
  sandbox: portSchema,
  mail: portSchema,
});
type Ports = z.output<typeof portsSchema>;

async function readPorts(file: string): Promise<Ports | null> {
  try {
    return portsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // Nobody has written them, or not to their end: the site is not found, and its data say that they are in use.
    return null;
  }
}

async function choosePorts(): Promise<Ports> {
  const [host, assets, services, sandbox, mail] = await freePorts(5);
  return portsSchema.parse({ host, assets, services, sandbox, mail });
}

/** Settings of the site beside the one on `dataDir`: those with which it runs, else new ones. */
export async function siteBeside({ dataDir }: Pick<SiteSettings, 'dataDir'>): Promise<SiteSettings> {
  const own = `${dataDir}-dev`;
  const file = join(own, 'ports.json');
  const running = (await isDataInUse(own)) ? await readPorts(file) : null;
  const ports = running ?? (await choosePorts());
  if (!running) {
    await mkdir(own, { recursive: true });
    await writeFile(file, JSON.stringify(ports));
  }
  return siteSettings({
    ...process.env,
    ROOST_HOST_PORT: String(ports.host),
    ROOST_ASSETS_PORT: String(ports.assets),
    ROOST_SERVICES_PORT: String(ports.services),
    ROOST_SANDBOX_PORT: String(ports.sandbox),
    ROOST_MAIL_PORT: String(ports.mail),
    ROOST_SITE_URL: '',
    ROOST_ASSETS_URL: '',
    ROOST_DATA_DIR: own,
  });
}
