const MAX_ID_LENGTH = 64;

/** True for an id as the favorites service accepts it; anything else in storage was not written by this site. */
export const isListingId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ID_LENGTH && /^[\w-]+$/.test(value);
