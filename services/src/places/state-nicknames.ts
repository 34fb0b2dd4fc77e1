/** Nicknames of states that few homes are in (FIND-3), by the names that the maps service is asked for. */
export const STATE_NICKNAMES: Readonly<Record<string, string>> = {
  'Alaska, USA': 'last frontier|the last frontier',
  'Arkansas, USA': 'natural state',
  'Connecticut, USA': 'constitution state|nutmeg state',
  'Delaware, USA': 'first state|diamond state',
  'Illinois, USA': 'prairie state|land of lincoln',
  'Indiana, USA': 'hoosier state',
  'Iowa, USA': 'hawkeye state',
  'Kansas, USA': 'sunflower state',
  'Kentucky, USA': 'bluegrass state',
  'Maryland, USA': 'old line state|free state',
  'Mississippi, USA': 'magnolia state',
  'Nebraska, USA': 'cornhusker state',
  'Nevada, USA': 'silver state',
  'North Dakota, USA': 'peace garden state',
  'Ohio, USA': 'buckeye state',
  'Rhode Island, USA': 'ocean state',
  'West Virginia, USA': 'mountain state',
};

/** Nicknames that begin like a sight or town: only the whole one is the state. */
const BEGUN_LIKE_PLACES: readonly (readonly [RegExp, string])[] = (
  [
    ['Arizona', 'grand canyon'],
    ['South Dakota', 'mount rushmore'],
    ['Pennsylvania', 'keystone'],
    ['Vermont', 'green mountain'],
    ['Michigan', 'great lakes'],
  ] as const
).map(([state, name]) => [
  new RegExp(`\\b(?:the )?${name} state\\b(?! (?:park|forest|university|college|fair|beach))`, 'gi'),
  state,
]);
/** "Cabins in the green mountain state": in Vermont. */
export const withoutNicknames = (typed: string): string =>
  BEGUN_LIKE_PLACES.reduce((text, [said, state]) => text.replace(said, state), typed);
