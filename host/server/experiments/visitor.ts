/** What a request tells of experiments: nothing about a visitor who did not agree to analytics (CONS-7). */
import type { Assignments } from '@roost/shared/contracts/experiments';
import { allows, CONSENT_COOKIE, parsePreferences } from '@roost/shared/domain/consent';
import {
  ANONYMOUS_ID_COOKIE,
  anonymousId,
  EXPERIMENTS_COOKIE,
  forcedAssignments,
  parseAssignments,
} from '@roost/shared/domain/experiments';

export type ExperimentsVisitor = {
  /** By the address: for checking, and known without knowing who asks. */
  forced: Assignments;
  /** Null without consent. */
  known: { id: string | null; remembered: Assignments } | null;
};

/** @param cookies decoded, by name */
export function experimentsVisitor(
  cookies: Readonly<Record<string, string | undefined>>,
  search: string,
): ExperimentsVisitor {
  const agreed = allows(parsePreferences(cookies[CONSENT_COOKIE]), 'custom_analytics');
  return {
    forced: forcedAssignments(search),
    known: agreed
      ? { id: anonymousId(cookies[ANONYMOUS_ID_COOKIE]), remembered: parseAssignments(cookies[EXPERIMENTS_COOKIE]) }
      : null,
  };
}
