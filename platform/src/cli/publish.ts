/**
 * `npm run publish:remote -- mfe-search [--version 1.4.0] [--traffic 10] [--preview branch] [--dry-run] [--skip-checks "why"]`
 */
import { commandArguments, runCommand, say, wholePercent } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { getHosts, siteSettings } from '../lib/environment.ts';
import { onlyRemote } from '../lib/remotes.ts';
import { createPublishStage } from '../publish/interrupted.ts';
import { publishPreview } from '../publish/publish-preview.ts';
import { publishRemote } from '../publish/publish.ts';
import { describeUnfinished, letGrow } from '../publish/unfinished.ts';
import { LAST_CHANGES } from '../registry/audit.ts';
import { namedEnvironment, registryPlace } from '../teams/place.ts';
import { bakeMinutes, describeLink, namedReason } from './registry-words.ts';
import { PUBLISH_OPTIONS } from './usage.ts';

const USAGE =
  'npm run publish:remote -- <remote> [--version x.y.z] [--traffic percent] [--progressive [--bake minutes]] [--preview branch] [--environment staging] [--reason "why"] [--dry-run] [--skip-checks "why"]';
/** How long the link of a preview is good, in hours: a week. */
const PREVIEW_HOURS = 168;

/** A version that was not checked says why, for a later search for a fault. */
function reason(text: string): string {
  if (text.trim() === '') throw new Failure('Why? --skip-checks says it to whoever looks for a fault later.');
  return namedReason(text, '--skip-checks') ?? '';
}

await runCommand(async () => {
  const { values, positionals } = commandArguments(PUBLISH_OPTIONS, USAGE);
  const name = onlyRemote(positionals, USAGE);
  const settings = siteSettings();
  const place = registryPlace(settings, namedEnvironment(values.environment), say);
  if (place.directory !== null)
    say(`to the registry of this machine (${place.directory}); ROOST_REGISTRY_URL names the one of a site elsewhere`);
  const { preview } = values;
  const isProgressive = values.progressive ?? false;
  if (isProgressive && (preview !== undefined || values.traffic !== undefined))
    throw new Failure(`Shares of a progressive rollout are given by itself.\nUsage: ${USAGE}`);
  if (preview !== undefined && (values.version !== undefined || values.traffic !== undefined))
    throw new Failure(`A preview has a number of its own and no visitors.\nUsage: ${USAGE}`);
  if (values.bake !== undefined && !isProgressive)
    throw new Failure(`--bake is how long a step of --progressive lasts.\nUsage: ${USAGE}`);
  const minutes = bakeMinutes(values.bake);
  const why = { reason: namedReason(values.reason) };
  const traffic = preview === undefined && !isProgressive ? wholePercent(values.traffic, '--traffic') : 0;
  const records = await place.audit({ remote: name, limit: LAST_CHANGES });
  describeUnfinished(await place.read(), name, records, { traffic, isProgressive }).forEach(say);
  const stage = createPublishStage(place, name, say, process);
  const published = await publishRemote({
    name,
    place: {
      ...place,
      publish: async (built, facts, version, ...rest) => {
        stage.sending();
        const send = (wanted: string | null) => place.publish(built, facts, wanted, ...rest);
        const number = preview === undefined ? await send(version) : await publishPreview(place, name, preview, send);
        if (isProgressive) stage.published(number);
        else stage.done();
        return number;
      },
    },
    version: values.version ?? null,
    preview,
    traffic,
    isProgressive,
    ...why,
    hosts: getHosts(settings, place.environment),
    sandboxUrl: `http://localhost:${settings.ports.sandbox}`,
    own: values['skip-checks'] === undefined ? 'checked' : { skipped: reason(values['skip-checks']) },
    dryRun: values['dry-run'] ?? false,
    say,
  });
  if (isProgressive && !values['dry-run']) {
    const grow = (): Promise<string> => {
      stage.growing();
      return place.progressive(name, published, minutes, why);
    };
    say(await letGrow(grow, place, name, published));
  }
  stage.done();
  if (preview !== undefined && !values['dry-run'])
    say(`to look at ${describeLink(await place.link(`${name}@${published}`, PREVIEW_HOURS))}`);
});
