/** Tells a street address from a wish that begins with a number (FIND-2, GEO-1). */

/** "12 Dock Road, Carnelian Bay, CA": a house number and a street. */
const STREET =
  /^\s*\d+[a-z]?\s+(?:[\p{L}\d.'’-]+\s+){1,4}?(?:(?:road|rd|street|st|avenue|ave|lane|ln|boulevard|blvd|highway|hwy|terrace|ter|parkway|pkwy)\b|(?:place|pl|drive|dr|trail|trl|way|court|ct|circle|cir|loop)\b(?!\.?\s+(?:in|near|to|on|with|for|from|by|at|around|access|that|cabin|home|house|rental)))/iu;
/** "4 friends", "10 minute", "3 bedrooms": what is counted. "12 Mile Road" is a street. */
const COUNTED =
  /^\s*\d+[a-z]?\s+(?:people|ppl|pax|persons?|friends|guests?|adults?|kids|child|families|couples|men|women|ladies|girls|guys|dogs?|cats|pets|min|hour|hr|miles?(?! r)|km|block|nights?|days?|weeks?|months?|(?:bed|bath)(?!ford)|br\b|star|of us)/i;
/** "Need a place", "on a dirt road": verbs and prepositions, which hardly any street has in its name. */
const SENTENCE =
  /\s(?:in|on|near|with|to|for|from|by|at|an?|and|or|we|need|want|like|look|seek|search|stay)(?:s|ing)?\s/i;

export const isStreetAddress = (typed: string): boolean => {
  const street = STREET.exec(typed)?.[0];
  return street !== undefined && !COUNTED.test(typed) && !SENTENCE.test(street);
};
