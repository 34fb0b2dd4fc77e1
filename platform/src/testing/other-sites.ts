/**
 * What of the caller's environment leads to another site than the one under test. A team has the address and the token
 * of its registry there (docs/teams.md has it exported), an operator those of a bucket and a database: flows publish,
 * roll back and remove, and must not do that to guests.
 */

/** Registries, and where their versions lie. */
const REGISTRIES = /^ROOST_(REGISTRY_|S3_)/;
/** Other parts of a site, and third parties. */
const PARTS =
  /^(ROOST_((SITE|ASSETS|REMOTES|SERVICES|SANDBOX)_URL|ASSETS_ORIGINS|(STAGING_)?HOSTS)$|(MIGRATE_)?DATABASE_|OWNERS_|OTEL_|SEARCH_(APP_ID|ADMIN_KEY|API_KEY|INDEX|HOST|PROTOCOL|INSIGHTS_URL)$|(STRIPE|SMTP|OIDC|FLAGS|FRAUD|MONITORING|ANALYTICS|GOOGLE_MAPS|PICTURES_S3|TRACKER)_|MAIL_HOSTS$|(EXCHANGE_RATES|PICTURES|TAG_MANAGER|VISUAL_OPTIMIZATION|OWNER_SIGNUP|TRIAL)_URL$)/;

function remove(environment: NodeJS.ProcessEnv, ...patterns: readonly RegExp[]): string[] {
  const found = Object.keys(environment).filter((name) => patterns.some((pattern) => pattern.test(name)));
  for (const name of found) delete environment[name];
  return found.sort();
}

/** Takes out whose registry may be another site's: for flows against a site that runs. @returns the names */
export const leaveOtherRegistries = (environment: NodeJS.ProcessEnv): string[] => remove(environment, REGISTRIES);

/** Takes out all that leads to another site: for tests with a site of their own. @returns the names */
export const leaveOtherSites = (environment: NodeJS.ProcessEnv): string[] => remove(environment, REGISTRIES, PARTS);
