/** Returns a home's name as it may wrap: a dot between two parts of it ends a line, and begins none. */
export const wrapHeadline = (headline: string): string => headline.replaceAll(' · ', '\u00a0· ');
