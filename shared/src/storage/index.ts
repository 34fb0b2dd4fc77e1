/** Values in local and session storage: a schema in, the value or its fallback out; nothing here throws. */
export { defineStoredValue } from './stored-value.ts';
export type { StorageArea, StoredValue } from './stored-value.ts';
