/** Returns the day on the reader's own clock as an ISO date. */
export const toLocalDay = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
