/** A site of its own for tests: free ports, a data directory that is thrown away, few homes. */
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteSettings } from '../lib/environment.ts';
import { freePorts } from '../lib/free-ports.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { makeLink } from '../registry/links.ts';
import { remotesDir } from '../registry/store.ts';
import { startSite } from '../site/index.ts';
import { processEnvironment } from '../site/processes.ts';
import { leaveOtherSites } from './other-sites.ts';

/** Enough homes for every flow, few enough to be there in seconds. */
const TEST_LISTINGS = 300;

export type TestSite = {
  baseUrl: string;
  /** Variables under which commands such as publish:remote work on this site. */
  environment: NodeJS.ProcessEnv;
  /** Its processes by name. */
  pids: () => Record<string, number>;
  /** Stops it and removes its data. @param keepLogs copies its logs into test-results first */
  stop: (keepLogs: boolean) => Promise<void>;
};

/**
 * Milliseconds for one search. On a machine that is busy with other work a search may take longer than a guest is asked
 * to wait; slowness alone fails no test.
 */
const SEARCH_LIMIT_MS = '15000';

/** How long the flows may pin versions. */
const LINK_HOURS = 8;

/** Starts a production build of the site on free ports (PLAT-9: it counts as started when every part answers). */
export async function startTestSite(
  say: (line: string) => void,
  { listings = TEST_LISTINGS }: { listings?: number } = {},
): Promise<TestSite> {
  const [host, assets, services, sandbox, mail] = await freePorts(5);
  const dataDir = await mkdtemp(join(tmpdir(), 'roost-test-'));
  const settings = siteSettings({
    ROOST_HOST_PORT: String(host),
    ROOST_ASSETS_PORT: String(assets),
    ROOST_SERVICES_PORT: String(services),
    ROOST_SANDBOX_PORT: String(sandbox),
    ROOST_MAIL_PORT: String(mail),
    ROOST_DATA_DIR: dataDir,
  });
  const testDataToken = randomBytes(24).toString('base64url');
  // Of this process too: its registry would go into the bucket of a real site.
  const others = leaveOtherSites(process.env);
  if (others.length > 0) say(`left out, since they lead to another site: ${others.join(', ')}`);
  const clean: NodeJS.ProcessEnv = { ...process.env, TEST_DATA_TOKEN: testDataToken };
  try {
    const site = await startSite({
      settings,
      listings,
      say,
      environment: {
        // As a site for guests runs: pins, also those that take a remote down, need what a publisher signed.
        ROOST_ENV: 'production',
        ROOST_PINS: 'signed',
        // Flows that want events of monitoring ask for each.
        MONITORING_ENV: 'dev',
        SEARCH_LIMIT_MS,
        // Half of the host's processor time for pictures that no flow looks at so closely (decision 0168).
        PICTURES_AHEAD: 'webp',
        TEST_DATA_TOKEN: testDataToken,
      },
    });
    const { url: link } = await makeLink(
      { directory: remotesDir(dataDir), environment: 'production', siteUrl: settings.siteUrl },
      '*',
      LINK_HOURS,
    );
    return {
      baseUrl: settings.siteUrl,
      environment: { ...processEnvironment(settings, listings, clean), QA_LINK: link },
      pids: () => site.pids(),
      stop: async (keepLogs) => {
        await site.stop();
        if (keepLogs)
          await cp(join(dataDir, 'logs'), join(REPOSITORY, 'test-results', 'site-logs'), { recursive: true });
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await cp(join(dataDir, 'logs'), join(REPOSITORY, 'test-results', 'site-logs'), { recursive: true }).catch(
      () => undefined,
    );
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}
