import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { makeToken, RIGHTS } from '@roost/platform/registry/tokens';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';

/** What is published for real, and what each attack changes a little. */
const REMOTE = 'mfe-consent';

type Version = { version: string; files: Map<string, Buffer>; entry: VersionEntry };
type Extras = VersionEntry['extras'];

const hash = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const hex = (integrity: string): string => Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
const hashes = (files: Version['files']): Record<string, string> =>
  Object.fromEntries([...files].map(([name, content]) => [name, hash(content)]));

/** The service of the site's registry, as a team's program speaks to it. */
function createTeam(request: APIRequestContext, token: string) {
  const ask = async (method: string, address: string, data?: object | Buffer) => {
    const answer = await request.fetch(`/_teams/v1/${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(data instanceof Buffer && { 'content-type': 'application/octet-stream' }),
      },
      ...(data !== undefined && { data }),
    });
    const body = (await answer.json()) as { registry?: Registry; error?: { code: string; message: string } };
    return { status: answer.status(), body };
  };
  const read = async (environment = 'production'): Promise<Registry> => {
    const { body } = await ask('GET', `environments/${environment}`);
    if (!body.registry) throw new Error(JSON.stringify(body));
    return body.registry;
  };
  return {
    ask,
    read,
    /** Sends a version's files, and then the version. */
    async publish({ version, files, entry }: Version, { environment = 'production', revision = -1 } = {}) {
      for (const content of files.values()) await ask('PUT', `files/${hex(hash(content))}`, content);
      return ask('POST', `environments/${environment}/remotes/${REMOTE}/versions`, {
        ...{ version, files: hashes(files), entry, traffic: 0, reason: 'a flow attacks the registry' },
        revision: revision < 0 ? (await read(environment)).revision : revision,
      });
    },
  };
}

/** The version that visitors get, under another number. */
async function copyServed(registry: Registry, version: string): Promise<Version> {
  const served = registry.microFrontends[REMOTE]?.find(({ deployment }) => deployment.default);
  if (!served) throw new Error(`${REMOTE} is not published`);
  const directory = path.join(process.env.ROOST_DATA_DIR ?? '', 'remotes', REMOTE, served.metadata.version);
  const names = (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((found) => found.isFile() && !/\.(br|gz)$/.test(found.name))
    .map((found) => path.relative(directory, path.join(found.parentPath, found.name)));
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(name, await readFile(path.join(directory, name)));
  const { globalName: _global, ...extras } = served.extras;
  const base = `${REMOTE}/${version}/`;
  return withFiles(
    {
      version,
      files,
      entry: {
        ...served,
        url: `${base}mf-manifest.json`,
        metadata: { ...served.metadata, version },
        extras: { ...extras, baseUrl: base },
      },
    },
    files,
  );
}

const withFiles = (version: Version, files: Version['files']): Version => ({
  ...version,
  files,
  entry: {
    ...version.entry,
    metadata: { ...version.entry.metadata, integrity: hashes(files)['mf-manifest.json'] ?? null },
    extras: { ...version.entry.extras, files: hashes(files) },
  },
});
const withExtras = (version: Version, extras: Partial<Extras>): Version => ({
  ...version,
  entry: { ...version.entry, extras: { ...version.entry.extras, ...extras } },
});
const withText = (version: Version, name: string, text: string): Version =>
  withFiles(
    version,
    new Map([...version.files, [name, Buffer.concat([version.files.get(name) ?? Buffer.of(), Buffer.from(text)])]]),
  );

/** What is wrong, how the good version is changed for it, and the sentence that refuses it. */
const ATTACKS: readonly (readonly [string, (version: Version, registry: Registry) => Version, RegExp])[] = [
  [
    'another major of the contract',
    (version) => withExtras(version, { contract: '99.0.0' }),
    /built against contract 99\.0\.0, the host speaks \d/,
  ],
  [
    'another major of React',
    (version) => {
      const needs = version.entry.extras.needs ?? { shared: {}, names: {} };
      return withExtras(version, { needs: { ...needs, shared: { ...needs.shared, react: '^18.3.1' } } });
    },
    /it needs react \^18\.3\.1, the host provides 19\./,
  ],
  [
    'nothing said of what it takes',
    ({ entry, ...version }) => {
      const { needs: _needs, ...extras } = entry.extras;
      return { ...version, entry: { ...entry, extras } };
    },
    /it does not say what it takes from the page/,
  ],
  [
    "a slice of another remote's name",
    (version, registry) => {
      const [slice] = Object.entries(registry.microFrontends).flatMap(([name, entries]) =>
        name === REMOTE
          ? []
          : entries.flatMap(({ deployment, extras }) => (deployment.default ? (extras.slices ?? []) : [])),
      );
      return withText(version, version.entry.extras.serverBundle, `\ncreateSlice({ name: "${slice}", reducers: {} });`);
    },
    /its slice "\w+" has the name of one of mfe-[\w@.-]+: give it another name/,
  ],
  [
    "an event of another remote's namespace",
    (version) =>
      withText(version, version.entry.extras.entry, '\ndispatchEvent(new CustomEvent("mfe-search:opened"));'),
    /sends events of names that are not its own: mfe-search:opened \(begin them with mfe-consent:\)/,
  ],
  [
    'a file without a hash',
    (version) => {
      const { exposes } = version.entry.extras;
      return withExtras(version, { exposes: { ...exposes, './late': { js: ['js/late.js'], css: [] } } });
    },
    /it names js\/late\.js, which has no hash/,
  ],
  [
    'a hash of something else',
    (version) => {
      const { files, entry } = version.entry.extras;
      return withExtras(version, { files: { ...files, [entry]: `sha384-${'A'.repeat(64)}` } });
    },
    /has another hash in its entry than the file that was sent/,
  ],
];

/** Against the registry of a site that runs: what is refused leaves nothing, in the registry or on a page. */
test.describe('versions that the registry of a running site refuses @platform @local', () => {
  const token = (madeAt = new Date()): Promise<string> =>
    makeToken(
      process.env.ROOST_DATA_DIR ?? '',
      {
        ...{ team: 'attackers', remotes: [REMOTE], environments: ['production', 'staging'], days: 1 },
        rights: [...RIGHTS],
      },
      madeAt,
    );

  test('PLAT-6 SAFE-2: contract and React of another major, slice and event of another remote, files without their hash', async ({
    request,
  }) => {
    const team = createTeam(request, await token());
    const registry = await team.read();
    const good = await copyServed(registry, '98.0.0');
    for (const [what, change, message] of ATTACKS) {
      const { status, body } = await team.publish(change(good, registry));
      expect([status, body.error?.code], what).toEqual([422, 'refused']);
      expect(body.error?.message, what).toMatch(message);
    }
    const numbers = (await team.read()).microFrontends[REMOTE]?.map(({ metadata }) => metadata.version);
    expect(numbers).not.toContain('98.0.0');
  });

  test('PLAT-2: a token that has ended, another remote, a file that was never sent', async ({ request }) => {
    const [team, ended] = [
      createTeam(request, await token()),
      createTeam(request, await token(new Date('2026-01-01'))),
    ];
    expect((await ended.ask('GET', 'me')).body.error).toEqual({
      code: 'token_ended',
      message: 'This token has ended. Ask for another one.',
    });
    const { body } = await team.ask('POST', 'environments/production/remotes/mfe-search/rollback', { revision: 1 });
    expect(body.error?.message).toMatch(/is for mfe-consent, not for mfe-search/);
    const good = await copyServed(await team.read(), '98.0.0');
    const missing = withText(good, 'js/never-sent.js', '');
    const answer = await team.ask('POST', `environments/production/remotes/${REMOTE}/versions`, {
      ...{ version: '98.0.0', entry: missing.entry, revision: (await team.read()).revision, traffic: 0 },
      files: { ...hashes(good.files), 'js/never-sent.js': `sha384-${'B'.repeat(64)}` },
    });
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'files_missing']);
  });

  test('PLAT-2: of two publishes at the same moment, made from the same revision, one is written and the other told', async ({
    request,
  }) => {
    const team = createTeam(request, await token());
    // Nobody looks at staging here, and previews raise no number. Every file is there before the race begins.
    const where = { environment: 'staging', revision: (await team.read('staging')).revision };
    const served = await team.read();
    const run = `r${Date.now()}`;
    const [one, other] = [
      await copyServed(served, `98.0.1-one.${run}`),
      await copyServed(served, `98.0.1-other.${run}`),
    ];
    for (const content of one.files.values()) await team.ask('PUT', `files/${hex(hash(content))}`, content);
    const post = ({ version, files, entry }: Version) =>
      team.ask('POST', `environments/staging/remotes/${REMOTE}/versions`, {
        ...{ version, entry, files: hashes(files), traffic: null, revision: where.revision },
      });
    const answers = await Promise.all([post(one), post(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body.error;
    expect(refused?.code).toBe('revision_is_old');
    expect(refused?.message).toMatch(
      new RegExp(`at revision ${where.revision + 1}, not ${where.revision}\\. Look at it again`),
    );
    expect((await team.read('staging')).revision).toBe(where.revision + 1);
    // And the site's own versions are what they were.
    expect((await team.read()).microFrontends[REMOTE]).toEqual(served.microFrontends[REMOTE]);
  });
});
