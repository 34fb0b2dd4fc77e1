/** `npm run images [-- --copies 3]`: builds the images of `deploy/`, looks into them and starts the site from them (docs/production.md). */
import { findEngine } from '../images/engine.ts';
import { tryImages } from '../images/trial.ts';
import { commandArguments, runCommand, say, wholeNumber } from '../lib/command.ts';

await runCommand(async () => {
  const { values } = commandArguments(
    {
      engine: { type: 'string' },
      node: { type: 'string' },
      runtime: { type: 'string' },
      postgres: { type: 'string' },
      copies: { type: 'string', default: '1' },
    },
    'npm run images -- [--copies 3] [--engine podman] [--node IMAGE] [--runtime IMAGE] [--postgres IMAGE]',
  );
  const engine = await findEngine(values.engine);
  const began = Date.now();
  const { node, runtime, postgres } = values;
  await tryImages(engine, { node, runtime, postgres, copies: wholeNumber(values.copies, '--copies') ?? 1 });
  say(
    `ok: from sources to a site in containers in ${((Date.now() - began) / 60_000).toFixed(1)} minutes (${engine.name})`,
  );
});
