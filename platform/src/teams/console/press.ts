/** Buttons of the console: what each needs, and does. */
import * as z from 'zod/mini';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import { makeLink } from '../../registry/links.ts';
import { BAKE_MINUTES } from '../../registry/rollout.ts';
import type { Right } from '../../registry/tokens.ts';
import { giveTraffic, goBack, releaseFrom, removeRemote, startProgressive, takeBack } from '../changes.ts';
import type { Change } from '../changes.ts';
import { Refusal } from '../refusal.ts';
import { parameters, version as versionSchema } from '../schemas.ts';

const text = z.string().check(z.maxLength(500));
export const pressSchema = z.object({
  /** What says that the form is one of the console (own-page.ts). */
  press: z._default(text, ''),
  environment: z.enum(ENVIRONMENTS),
  remote: parameters.remote.shape.remote,
  revision: z.coerce.number().check(z.int(), z.gte(0)),
  back: z._default(z.string().check(z.regex(/^\/[A-Za-z0-9/.-]*$/), z.maxLength(200)), '/'),
  version: z.optional(versionSchema),
  percent: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100))),
  reason: z.optional(text),
  /** The name of the remote once more, where a press cannot be taken back. */
  confirm: z.optional(text),
});
export type Press = z.infer<typeof pressSchema>;

/** What each button needs, and does; the sentence that it answers. */
export const ACTIONS: Readonly<
  Record<string, { right: Right; run: (change: Change, press: Press, options: { siteUrl: string }) => Promise<string> }>
> = {
  rollback: { right: 'release', run: async (change) => (await goBack(change)).message },
  traffic: {
    right: 'release',
    run: async (change, press) => (await giveTraffic(change, getVersion(press), press.percent ?? 0)).message,
  },
  progressive: {
    right: 'release',
    run: async (change, press) => (await startProgressive(change, getVersion(press), BAKE_MINUTES)).message,
  },
  withdraw: {
    right: 'withdraw',
    run: async (change, press) => {
      if (!press.reason) throw new Refusal('bad_request', 'Say why: whoever pins it is told.');
      return (await takeBack(change, getVersion(press), press.reason)).message;
    },
  },
  remove: {
    right: 'withdraw',
    run: async (change, press) => {
      if (press.confirm?.trim() !== press.remote)
        throw new Refusal('bad_request', `Nothing was removed: type ${press.remote} to be sure.`);
      if (!press.reason?.trim()) throw new Refusal('bad_request', 'Nothing was removed: say why.');
      return (await removeRemote(change)).message;
    },
  },
  release: {
    right: 'release',
    run: async (change, press) => {
      // The page that has the button shows staging; the change is of production, at whatever revision that is.
      const { expected: _staging, ...rest } = change;
      return (
        await releaseFrom({ ...rest, environment: 'production' }, 'staging', getVersion(press), press.percent ?? 100)
      ).message;
    },
  },
  link: {
    right: 'publish',
    run: async ({ directory, environment, remote }, press, { siteUrl }) => {
      const place = { directory, environment, siteUrl };
      const { url, until } = await makeLink(place, `${remote}@${getVersion(press)}`, 8);
      return `${url.startsWith('/') ? `At the address of the ${environment} site: ` : ''}${url}\nGood until ${until}.`;
    },
  },
};

function getVersion({ version }: Press): string {
  if (version === undefined) throw new Refusal('bad_request', 'Which version?');
  return version;
}
