/** Values in local and session storage: a schema in, the value or its fallback out; nothing here throws. */
export { defineStoredText } from './stored-text.ts';
export type { StoredText } from './stored-text.ts';
export { defineStoredValue } from './stored-value.ts';
export type { StorageArea, StoredValue } from './stored-value.ts';
