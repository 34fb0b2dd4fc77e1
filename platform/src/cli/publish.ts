/** `npm run publish:remote -- mfe-search [--version 1.4.0] [--traffic 10] [--dry-run] [--skip-checks "why"]` */
import { commandArguments, runCommand, say, wholeNumber } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { siteSettings } from '../lib/environment.ts';
import { namedRemote } from '../lib/remotes.ts';
import { publishRemote } from '../publish/publish.ts';
import { PUBLISH_OPTIONS } from './usage.ts';

const USAGE =
  'npm run publish:remote -- <remote> [--version x.y.z] [--traffic percent] [--dry-run] [--skip-checks "why"]';

/** A version that nobody checked says why, to whoever looks for the fault. */
function reason(text: string): string {
  if (text.trim() === '') throw new Failure('Why? --skip-checks says it to whoever looks for a fault later.');
  return text;
}

await runCommand(async () => {
  const { values, positionals } = commandArguments(PUBLISH_OPTIONS, USAGE);
  const name = namedRemote(positionals.length === 1 ? positionals[0] : undefined, USAGE);
  const { dataDir, siteUrl } = siteSettings();
  const hosts = process.env.ROOST_HOSTS?.split(',').filter(Boolean) ?? [siteUrl];
  await publishRemote({
    name,
    dataDir,
    version: values.version ?? null,
    traffic: wholeNumber(values.traffic, '--traffic'),
    hosts,
    own: values['skip-checks'] === undefined ? 'checked' : { skipped: reason(values['skip-checks']) },
    dryRun: values['dry-run'] ?? false,
    say,
  });
});
