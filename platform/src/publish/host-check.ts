/**
 * The rules of `shared/contracts/host-fit.ts` with every kind of range, as publishing and a start of a local site ask
 * them.
 */
import { satisfies } from 'semver';
import { checkHost as checkByRule, getBreaches as getByRule } from '@roost/shared/contracts/host-fit';
import type { HostBreaches, HostOffer } from '@roost/shared/contracts/host-fit';
import type { Registry, VersionEntry } from '@roost/shared/contracts/registry';

/** Why this host cannot run a version; empty when it can. */
export const getBreaches = (entry: VersionEntry, offer: HostOffer): string[] => getByRule(entry, offer, satisfies);

/** What a host would break: versions that visitors get, and versions that only stand in for those. */
export const checkHost = ({ microFrontends }: Registry, offer: HostOffer): HostBreaches =>
  checkByRule(microFrontends, offer, satisfies);
