/** Which flows and tests a team's pipeline runs for what changed in its remote. Pure. */

/** What no flow can tell: tests, words for people, and the page on which the remote runs alone. */
const UNSEEN = /\.test\.tsx?$|\.md$|^docs\/|\/src\/testing\/|\/src\/standalone\.tsx$|^[^/]+\/tsconfig[^/]*\.json$/;

/** `@search-map` for the folder `map` of mfe-search; a folder that has the subject in its name is the tag itself. */
const getTag = (subject: string, feature: string): string =>
  feature.startsWith(`${subject}-`) ? `@${feature}` : `@${subject}-${feature}`;

export type Choice = { tags: readonly string[]; why: string };

/**
 * @param changed files that differ from the main branch; null or none where nothing is known to compare with
 * @param hasFlow whether a flow has this tag
 */
export function chooseFlows(
  remote: string,
  changed: readonly string[] | null,
  hasFlow: (tag: string) => boolean,
): Choice {
  const subject = remote.slice('mfe-'.length);
  const all = (why: string): Choice =>
    hasFlow(`@${subject}`) ? { tags: [`@${subject}`], why } : { tags: [], why: `no flow is tagged @${subject}` };
  if (!changed || changed.length === 0) return all('all of its flows');
  const seen = changed.filter((file) => !UNSEEN.test(file));
  if (seen.length === 0) return { tags: [], why: 'only tests and documents changed' };
  const features = seen.map((file) => new RegExp(`^${remote}/src/features/([^/]+)/`).exec(file)?.[1]);
  const tags = [...new Set(features.map((feature) => (feature === undefined ? '' : getTag(subject, feature))))];
  return tags.every((tag) => tag !== '' && hasFlow(tag))
    ? { tags, why: 'only these features changed' }
    : all('what changed is not of one feature that has flows of its own');
}

/**
 * Files whose tests say all there is to say: sources of the remote and nothing that others stand on, so that only tests
 * that import one of them can end otherwise than on the main branch; of a style sheet a test knows names only. Null
 * where every test of the remote has to run.
 * @param changed as above
 */
export function chooseSources(remote: string, changed: readonly string[] | null): readonly string[] | null {
  if (!changed || changed.length === 0) return null;
  const sources = changed.filter((file) => new RegExp(`^${remote}/src/.*\\.tsx?$`).test(file));
  const others = changed.filter((file) => !sources.includes(file) && !/\.md$|\.module\.css$|^docs\/|^e2e\//.test(file));
  return others.length === 0 ? sources : null;
}
