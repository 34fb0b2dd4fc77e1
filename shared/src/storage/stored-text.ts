import * as z from 'zod/mini';
import { defineStoredValue, type StorageArea } from './stored-value.ts';

export type StoredText = {
  /** Returns null when there is none. */
  read: () => string | null;
  /** Returns false when it could not be stored. */
  write: (text: string) => boolean;
  remove: () => void;
};

/** Describes a stored value that is any text, stored as it is. */
export const defineStoredText = (key: string, area: 'local' | 'session' | (() => StorageArea)): StoredText =>
  defineStoredValue({ key, schema: z.nullable(z.string()), fallback: null, area, format: 'text' });
