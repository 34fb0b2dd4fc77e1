/**
 * Why the registry's service does not do what it was asked, as an answer: a status, a name that a program can read, and
 * a sentence.
 */
import { Failure } from '../lib/failure.ts';
import { StaleRevision } from '../registry/store.ts';
import { ChangedFile } from './version-store.ts';

/** Every refusal by name. */
export const REFUSALS = {
  no_token: 401,
  unknown_token: 401,
  token_ended: 401,
  token_withdrawn: 401,
  not_this_environment: 403,
  not_your_remote: 403,
  not_your_right: 403,
  not_found: 404,
  wrong_method: 405,
  version_exists: 409,
  revision_is_old: 409,
  files_missing: 409,
  too_large: 413,
  bad_request: 400,
  file_changed: 422,
  refused: 422,
  internal: 500,
  unavailable: 502,
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: object;

  constructor(code: RefusalCode, message: string, details: object = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Returns the refusal that an error means, null for a defect. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof StaleRevision) return new Refusal('revision_is_old', error.message);
  if (error instanceof ChangedFile) return new Refusal('file_changed', error.message);
  return error instanceof Failure ? new Refusal('refused', error.message) : null;
}
