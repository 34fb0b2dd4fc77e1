/** Writes out how many a group is: "crew of 9", "huge group (15 people)", "party of ten to twelve" (FIND-2, decision 0161). */
const NUMBER = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

const ROWS: readonly (readonly [RegExp, string])[] = [
  // "A big group of 12", "large family reunion for 20", "huge crowd, 15 people": the number says how big.
  [
    /\b(?:(?:very|really|super|pretty|quite|rather|extra|extended) )*(?:big|large|huge|larger|sizable|bigger) (?=(?:(?:family|friend|extended|work) )?(?:group|party|crowd|gang|crew|bunch|gathering|reunion|family|clan|team)s?\b(?: (?:of|for|with)|,| \(|:| -)? ?(?:up to |about |around |maybe |like |approx(?:imately)? )?(?:\d|nine|ten|eleven|twelve|fifteen|sixteen|twenty))/gi,
    '',
  ],
  // "A group of 4 couples": the couples are counted.
  [
    new RegExp(
      `\\b(?:an? )?(?:group|party|crowd|crew|gang|bunch|team) of (?=(?:${NUMBER}) (?:couples|families)\\b)`,
      'gi',
    ),
    '',
  ],
  // "Crew of 9", "group (15 people)", "party of ten to twelve".
  [
    new RegExp(
      `\\b(?:an? |our |the )?(?:group|party|crowd|crew|gang|bunch|team|squad)(?: of| with| for|,|:)? ?\\(?(?:up to |about |around |maybe |like |approx(?:imately)?\\.? )?(?:(?:${NUMBER}) ?(?:to|-|or) ?)?(${NUMBER}|1\\d|2\\d|3\\d)(?: (?:people|persons?|adults|guests|friends|of us|ppl|pax))?\\b\\)?(?!\\+| ?(?:couples|famil|kids|child|adults|people|girls|guys|women|men\\b|nights?|days?|weeks?|bed|bath|b[rda]\\b|dogs|miles|hours?|[-/.:]|\\d|am\\b|pm\\b))`,
      'gi',
    ),
    '$1 people',
  ],
  // "A hen do of 12", "walking club of eleven": whoever they are. "Next weekend for 6" says when, too.
  [
    new RegExp(
      `\\b(?:an? |our |the )?(?:(?:hens?|stags?|stag and hen|bachelor(?:ette)?|girls|boys|lads|ladies|guys|work|office|church)['’]? )?(?:club|choir|class|cohort|congregation|circle|committee|company|department|do|gathering|gang|hens?|stags?|office|orchestra|outing|retreat|society|staff|tour|tribe|trip|troop|troupe|(?<=\\b(?:hens?|stags?|bachelor(?:ette)?|girls|boys|lads|ladies|guys|work|office|church)['’]? )weekend|weekend(?= of)) (?:of|for) (${NUMBER}|1\\d|2\\d|3\\d)(?: (?:people|persons?|adults|guests|friends|of us|ppl|pax))?\\b(?=\\s*(?:$|[,.;!?]|and\\b|in\\b|at\\b|near\\b|to\\b|on\\b|with\\b|want|need|look|who\\b|from\\b|\\p{L}+\\s*$))(?!\\s*(?:nights?|days?|weeks?|months?|miles|hours?|bed|bath|st\\b|nd\\b|rd\\b|th\\b))`,
      'giu',
    ),
    '$1 people',
  ],
  // "House for 60": more than any home sleeps, and no price.
  [
    /\b((?:house|home|place|villa|lodge|venue|cabin|retreat|estate|space)s? for) ((?:5[1-9]|[6-9]\d))(?=\s*(?:$|,|in\b|near\b|at\b))/gi,
    '$1 $2 people',
  ],
];

/** Returns the text with sizes of groups as rules read them. */
export const withGroupSizes = (typed: string): string =>
  ROWS.reduce((text, [said, meant]) => text.replace(said, meant), typed);
