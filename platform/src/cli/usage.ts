/**
 * Options and usage of commands that the documentation names: the commands parse by them, and a test parses every
 * command of the docs.
 */
import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export const TEST_OPTIONS = {
  night: { type: 'boolean' },
  'both-databases': { type: 'boolean' },
} as const satisfies Options;

export const REGISTRY_OPTIONS = {
  traffic: { type: 'string' },
  reason: { type: 'string' },
  hours: { type: 'string' },
  environment: { type: 'string' },
  from: { type: 'string' },
  remotes: { type: 'string' },
  environments: { type: 'string' },
  may: { type: 'string' },
  days: { type: 'string' },
  keep: { type: 'string' },
  limit: { type: 'string' },
  bake: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const satisfies Options;

export const REGISTRY_USAGE = `npm run registry -- <command> [--environment staging] [--reason "..."]
  list                                       every remote with its versions and their share of visitors
  promote  <remote>@<version> [--traffic N]  serve this version to every visitor, or to N percent
  traffic  <remote>@<version> <percent>      serve this version to a share of visitors
  progressive <remote>@<version> [--bake N]  1, 10, 50, 100 % by itself, each for N minutes or longer
  rollback <remote>                          end its canaries; when there are none, back to what was served before
  withdraw <remote>@<version> --reason "..." serve this version to nobody, also not by a pin
  remove   <remote> --reason "..."           take a remote out of the environment, with its pages
  release  <remote>@<version> --from staging [--traffic N]  serve the same bytes in this environment
  link     [<remote>@<version>] [--hours N]  an address that pins it, for a site where links need a signature
  audit    [<remote>] [--limit N]            who changed what and why, the newest first
  where ROOST_REGISTRY_URL and ROOST_REGISTRY_TOKEN are set, all of these ask that service; the next are for the machine of the registry:
  token-make <team> --remotes mfe-a,mfe-b [--environments staging] [--may publish,release,withdraw] [--days N]
  tokens | token-withdraw <id>               tokens of teams; end one
  prune [--keep N] [--days N] [--dry-run]    remove versions that no page, pin, link or fallback needs
  key | next-key | use-next-key | sign       the publisher's public key; a new key, in two steps; sign the registry as it is`;

export const REGISTRY_COMMANDS = [
  'list',
  'promote',
  'traffic',
  'progressive',
  'rollback',
  'withdraw',
  'remove',
  'release',
  'link',
  'audit',
  'token-make',
  'tokens',
  'token-withdraw',
  'prune',
  'key',
  'next-key',
  'use-next-key',
  'sign',
];

export const PUBLISH_OPTIONS = {
  version: { type: 'string' },
  traffic: { type: 'string' },
  environment: { type: 'string' },
  preview: { type: 'string' },
  progressive: { type: 'boolean' },
  bake: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'skip-checks': { type: 'string' },
} as const satisfies Options;
export const CONTRACT_OPTIONS = { site: { type: 'string' } } as const satisfies Options;
export const REMOTE_DEV_OPTIONS = {
  site: { type: 'string' },
  port: { type: 'string' },
  sandbox: { type: 'string' },
} as const satisfies Options;
export const PROOF_OPTIONS = {
  'own-repository': { type: 'boolean' },
  only: { type: 'string' },
  report: { type: 'string' },
} as const satisfies Options;
export const PACK_OPTIONS = { to: { type: 'string' } } as const satisfies Options;
export const PACKAGES_OPTIONS = {
  registry: { type: 'string' },
  'at-least': { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const satisfies Options;
export const PACKAGES_USAGE = `npm run packages -- <command>
  version [--at-least minor] [--dry-run]  the next version by the contract: versions, changelogs, a commit and its tags
  publish --registry <address>            packs, and gives an npm registry what it does not have, with the token in NPM_TOKEN`;
export const NEW_REMOTE_OPTIONS = { remove: { type: 'boolean' } } as const satisfies Options;
export const START_OPTIONS = { listings: { type: 'string' }, observe: { type: 'boolean' } } as const satisfies Options;
export const CI_OPTIONS = { since: { type: 'string' }, all: { type: 'boolean' } } as const satisfies Options;
export const DEV_OPTIONS = { port: { type: 'string' }, listings: { type: 'string' } } as const satisfies Options;
