/**
 * Every address of the registry's service: what it takes, what it answers, and which right it needs. Routes and their
 * description are both made of this table.
 */
import type * as z from 'zod/mini';
import type { Right } from '../registry/tokens.ts';
import type { RefusalCode } from './refusal.ts';
import * as schemas from './schemas.ts';

type Schema = z.ZodMiniType;

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT';
  /** Below the service's root; parameters in braces. */
  path: string;
  summary: string;
  /** Null for what any token may do. */
  right: Right | null;
  parameters?: Schema;
  query?: Schema;
  /** `bytes` for a file as it is. */
  body?: Schema | 'bytes';
  answer: Schema;
  refusals: readonly RefusalCode[];
};

/** `unavailable` is the host's, which passes requests on. */
const ANY = ['no_token', 'unknown_token', 'token_ended', 'token_withdrawn', 'unavailable'] as const;
/** Of addresses with parameters. */
const TOKEN = [...ANY, 'not_this_environment', 'bad_request'] as const;
/** Of those that take a body. */
const SENT = [...TOKEN, 'not_your_right', 'too_large'] as const;
const CHANGE = [...SENT, 'not_your_remote', 'revision_is_old', 'refused'] as const;
const ENVIRONMENT = '/v1/environments/{environment}';
const REMOTE = `${ENVIRONMENT}/remotes/{remote}`;

export const ENDPOINTS = {
  me: {
    method: 'GET',
    path: '/v1/me',
    summary: 'What this token may do.',
    right: null,
    answer: schemas.meAnswer,
    refusals: ANY,
  },
  readRegistry: {
    method: 'GET',
    path: ENVIRONMENT,
    summary: 'The registry of an environment: every remote with its versions and their share of visitors.',
    right: null,
    parameters: schemas.parameters.environment,
    answer: schemas.registryAnswer,
    refusals: TOKEN,
  },
  readAudit: {
    method: 'GET',
    path: `${ENVIRONMENT}/audit`,
    summary: 'Who changed what, from which commit and why, with before and after; the newest first.',
    right: null,
    parameters: schemas.parameters.environment,
    query: schemas.auditQuery,
    answer: schemas.auditAnswer,
    refusals: TOKEN,
  },
  keepFile: {
    method: 'PUT',
    path: '/v1/files/{sha384}',
    summary: 'Sends a file of a version under its SHA-384 (hex). Sending it again does nothing.',
    right: 'publish',
    parameters: schemas.parameters.file,
    body: 'bytes',
    answer: schemas.keptAnswer,
    refusals: [...SENT, 'file_changed'],
  },
  publish: {
    method: 'POST',
    path: `${REMOTE}/versions`,
    summary: 'Publishes a version whose files were sent. It never changes from then on.',
    right: 'publish',
    parameters: schemas.parameters.remote,
    body: schemas.publishBody,
    answer: schemas.changedAnswer,
    refusals: [...CHANGE, 'version_exists', 'files_missing', 'file_changed'],
  },
  traffic: {
    method: 'POST',
    path: `${REMOTE}/traffic`,
    summary: 'Gives a version a share of the visitors; 100 promotes it.',
    right: 'release',
    parameters: schemas.parameters.remote,
    body: schemas.trafficBody,
    answer: schemas.changedAnswer,
    refusals: [...CHANGE, 'file_changed'],
  },
  progressive: {
    method: 'POST',
    path: `${REMOTE}/progressive`,
    summary:
      'Lets the share of a version grow by itself: 1, 10, 50, 100 %. It is taken back when its pages fail more often.',
    right: 'release',
    parameters: schemas.parameters.remote,
    body: schemas.progressiveBody,
    answer: schemas.changedAnswer,
    refusals: [...CHANGE, 'file_changed'],
  },
  rollback: {
    method: 'POST',
    path: `${REMOTE}/rollback`,
    summary: 'Ends the canaries of a remote; when there are none, back to what was served before.',
    right: 'release',
    parameters: schemas.parameters.remote,
    body: schemas.rollbackBody,
    answer: schemas.changedAnswer,
    refusals: CHANGE,
  },
  withdraw: {
    method: 'POST',
    path: `${REMOTE}/withdraw`,
    summary: 'Serves a version to nobody any more, also not by a pin.',
    right: 'withdraw',
    parameters: schemas.parameters.remote,
    body: schemas.withdrawBody,
    answer: schemas.changedAnswer,
    refusals: CHANGE,
  },
  remove: {
    method: 'POST',
    path: `${REMOTE}/remove`,
    summary:
      'Takes a remote out of the environment: its pages and slots are gone. The names of its versions stay taken.',
    right: 'withdraw',
    parameters: schemas.parameters.remote,
    body: schemas.removeBody,
    answer: schemas.changedAnswer,
    refusals: CHANGE,
  },
  release: {
    method: 'POST',
    path: `${REMOTE}/release`,
    summary: 'Gives this environment a version of another one: the same bytes, compared with their hashes once more.',
    right: 'release',
    parameters: schemas.parameters.remote,
    body: schemas.releaseBody,
    answer: schemas.changedAnswer,
    refusals: [...CHANGE, 'file_changed'],
  },
  link: {
    method: 'POST',
    path: `${ENVIRONMENT}/links`,
    summary:
      'A signed address that pins versions for whoever opens it; for staging its path, since that site has an address of its own.',
    right: 'publish',
    parameters: schemas.parameters.environment,
    body: schemas.linkBody,
    answer: schemas.linkAnswer,
    refusals: [...SENT, 'not_your_remote', 'refused'],
  },
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof ENDPOINTS;
