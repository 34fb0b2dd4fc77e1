/** The site that a remote in a repository of its own is developed beside, as `--site` names it. */
import { Failure } from '../lib/failure.ts';
import { askHosts } from '../publish/live-hosts.ts';

/** The site's origin, without a slash at its end. @throws Failure when it is no address, such as `localhost:3000` */
export function namedSite(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Failure(`--site is "${text}", which is no address. One looks like https://stay.example.`);
  return url.origin;
}

/** What is said when no site answers there; null when one does. */
export async function describeSilence(site: string, ask: typeof askHosts = askHosts): Promise<string | null> {
  return (await ask([site])).length > 0
    ? null
    : `No site answers at ${site}: there is no data for the remote alone, and its pages say that they could not be loaded. --site names one that runs.`;
}
