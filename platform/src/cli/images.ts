/**
 * `npm run images [-- --copies 3]`: builds the images of `deploy/`, looks into them and starts the site from them
 * (docs/production.md).
 */
import { resolve } from 'node:path';
import { checkPinned } from '../images/bill.ts';
import { findEngine } from '../images/engine.ts';
import { tryImages } from '../images/trial.ts';
import { commandOptions, runCommand, say, wholeNumber } from '../lib/command.ts';
import { REPOSITORY } from '../lib/paths.ts';

await runCommand(async () => {
  const values = commandOptions(
    {
      engine: { type: 'string' },
      node: { type: 'string' },
      runtime: { type: 'string' },
      postgres: { type: 'string' },
      copies: { type: 'string', default: '1' },
      built: { type: 'boolean', default: false },
      pinned: { type: 'boolean', default: false },
      sbom: { type: 'string', default: '.data/images' },
    },
    'npm run images -- [--copies 3] [--built] [--pinned] [--sbom DIRECTORY] [--engine podman] [--node IMAGE] [--runtime IMAGE] [--postgres IMAGE]',
  );
  if (values.pinned) checkPinned({ node: values.node, runtime: values.runtime });
  const engine = await findEngine(values.engine);
  const began = Date.now();
  const { node, runtime, postgres, built } = values;
  const bills = resolve(REPOSITORY, values.sbom);
  await tryImages(engine, {
    node,
    runtime,
    postgres,
    built,
    bills,
    copies: wholeNumber(values.copies, '--copies') ?? 1,
  });
  say(
    `ok: from ${built ? 'images' : 'sources'} to a site in containers in ${((Date.now() - began) / 60_000).toFixed(1)} minutes (${engine.name})`,
  );
});
