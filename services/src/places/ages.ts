/**
 * Ages of children: "2 kids ages 4 and 7", "my 5 year old and 8 month old", "kids 3, 5 and 9" (FIND-2). They say how
 * many come, not how old.
 */
const AGE = String.raw`\d{1,2}(?:\s*(?:-|to|\/)\s*\d{1,2})?(?:\s*(?:y(?:ea)?rs?|y\/?o))?`;
const LIST = String.raw`${AGE}(?:\s*(?:,\s*and|,|and|&|\+)\s*${AGE})*`;
const CHILDREN =
  'kids|kid|children|child|boys|girls|sons|daughters|grandkids|grandchildren|teens|teenagers|little ones';
/** "Kids (ages 4 and 7)", "children aged 3, 5". */
const AGES = new RegExp(
  String.raw`(?<count>(?:\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|a|an)\s+)(?:small\s+|young\s+|little\s+)?)?\b(?<who>${CHILDREN})\s*,?\s*(?:\(\s*(?:ages?|aged)?:?\s*(?<inside>${LIST})[^)]*\)|(?:ages?|aged)\s*:?\s*(?<said>${LIST})|(?<bare>${LIST}))(?![\d$%])(?!\s*(?:nights?|bed|br\b|bath|adults?|guests?|people|infants?|bab(?:y|ies)|toddlers?|kids?|child|teens?|dogs?|cats?|pets?))`,
  'gi',
);
/** "A 4 year old", "5yo twins", "10 month old". */
const OLD =
  /\b(?:an?|my|our|one|two|three)?\s*\d{1,2}(?:\s*(?:,|and|&|\/)\s*\d{1,2})*\s*[- ]?(?<unit>year|yr|month|mo|y\/?o\b|m\/?o\b)s?(?:[- ]?olds?)?\b(?:\s+(?:kids?|children|child|son|daughter|boy|girl|baby|toddler))?(?!\s*(?:house|home|cabin|condo|villa|building))/gi;

/** From this age on a guest counts as an adult: "my 80 year old grandmother". */
const ADULT = 18;
const numbersIn = (text: string): number => text.match(/\d{1,2}/g)?.length ?? 0;
const areAdults = (text: string): boolean => (text.match(/\d{1,2}/g) ?? []).every((age) => Number(age) >= ADULT);

/** Returns the text with children in place of their ages. */
export function withoutAges(typed: string): string {
  const listed = typed.replace(AGES, (...found) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const ages = groups['inside'] ?? groups['said'] ?? groups['bare'] ?? '';
    if (groups['count'] !== undefined) return `${groups['count'].trim()} ${groups['who'] ?? ''}`;
    const count = numbersIn(ages);
    // "Kids 4" may be four kids or one of four years: two ages or the word "age" say which.
    if (groups['bare'] !== undefined && count < 2) return found[0] as string;
    return `${Math.max(1, count)} kids`;
  });
  let [children, infants] = [0, 0];
  const rest = listed.replace(OLD, (...found) => {
    const whole = found[0] as string;
    const { unit = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    if (!/old|y\/?o\b|m\/?o\b/i.test(whole)) return whole;
    if (/^y/i.test(unit) && areAdults(whole)) return ' ';
    if (/^m/i.test(unit)) infants += numbersIn(whole);
    else children += numbersIn(whole);
    return ' \u0000 ';
  });
  if (children + infants === 0) return listed;
  const said = [...(children > 0 ? [`${children} kids`] : []), ...(infants > 0 ? [`${infants} infants`] : [])].join(
    ' and ',
  );
  return rest
    .replace('\u0000', said)
    .replace(/(?:\s*(?:,|and|&)?\s*\u0000)+/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();
}
