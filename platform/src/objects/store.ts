/** What we ask of an object storage: whole objects by key, and writes that compare first. */
import { Failure } from '../lib/failure.ts';

export type StoredObject = { body: Buffer; etag: string };
export type ObjectFacts = { contentType: string; cacheControl: string; contentEncoding?: 'br' | 'gzip' };
/** A write happens only when this holds: there is no object yet, or it is still the one with this etag. */
export type Condition = { absent: true } | { etag: string };

export type ObjectStore = {
  /** Bucket and server, for messages. */
  where: string;
  /** @returns null when there is no such object */
  get: (key: string) => Promise<StoredObject | null>;
  /** @returns the etag of what was written; null when the condition did not hold */
  put: (key: string, body: Buffer, facts: ObjectFacts, condition?: Condition) => Promise<string | null>;
  /** Keys that begin with a prefix, sorted. */
  list: (prefix: string) => Promise<string[]>;
  /** Removes an object; one that is not there is no failure. */
  remove: (key: string) => Promise<void>;
  /** Whether the server refuses a write whose condition does not hold. Asked once. */
  compares: () => Promise<boolean>;
};

/** The storage cannot be reached, refuses, or answers nonsense: a sentence for the operator. */
export class StorageProblem extends Failure {
  override name = 'StorageProblem';
}
