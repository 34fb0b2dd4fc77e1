/**
 * Chooses the label of a sight that was found by another name than the first in its list (FIND-3): "Pikes Peak" is
 * listed with the Garden of the Gods but is a sight of its own.
 */
import { getStateCode, isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import type { Sight } from './known-sights.ts';

/** Fewest letters of a single word that is a name and not a code. */
const SHORTEST_NAME = 6;
/** First letters that similar words share: "montain" and "mountain" do, "canon" and "canyon" do not. */
const SAME_BEGINNING = 5;
/** Words in the names of many sights. */
const COMMON = new Set(
  'national state park parks mountain mountains mount mt lake beach falls island the of and in at st saint resort ski area trail canyon river center museum university house point valley bay garden gardens village north south west east new city historic creek hot springs'.split(
    ' ',
  ),
);
/** Foreign and older names of the same sight. */
const SAME_SIGHT = new Set(
  'mailand|londres|londra|londen|firenze|venezia|venedig|venise|vaticano|coliseo|lissabon|sizilien|sardegna|sardaigne|korsika|majorca|maiorca|lac de garde|cote d azur|costa azul|svolvaergeita|nordkapp|nordkap|north cape|pulpit rock|firostefani|ammoudi|ayers rock|mount evans|mount mckinley|aoraki|vieux carre|squaw|squaw valley|clingmans|clingmans dome|noahs ark|wdw|orlando theme parks|dolomiti|dolomiten|athen|atenas|cobá|lake coeur dalene|ke e beach|wai anapanapa'.split(
    '|',
  ),
);
const SMALL_WORDS = new Set('of the and in at on to de da di du do la le les el y e s'.split(' '));
const CAPITALS = new Set(
  'lbi ut uw sf bc cn ac us uk lx ii wwii usa nasa unesco tpc raf lbj jfk fdr bmw tx pga'.split(' '),
);

const ownWords = (name: string): string[] =>
  normalizePhrase(name)
    .split(' ')
    .filter((word) => !COMMON.has(word));
const isSameWord = (a: string, b: string): boolean =>
  a.startsWith(b.slice(0, SAME_BEGINNING)) || b.startsWith(a.slice(0, SAME_BEGINNING));

/** Matches teams, whose sight is the place where they play. */
const TEAM =
  /\b(?:gators|lions|dolphins|bills|eagles|seahawks|colts|falcons|ravens|titans|texans|bengals|buccaneers|rams|bears|cardinals|vikings|commanders|steelers|jaguars|saints|pelicans|phillies|giants|warriors|padres|diamondbacks|astros|rangers|braves|rays|orioles|cubs|brewers|twins|mariners|nuggets|avalanche|jazz|celtics|bruins|panthers|chiefs|broncos|raiders|packers|pirates|firebirds|gamecocks|tigers|spartans|longhorns|razorbacks|aggie|vols|tar heels|bananas|games?|football|spring training|rodeo)\b/i;

/** Returns true for a name that is a sight of its own: it shares nothing with the first name, and is no code for it. */
function isOwnSight(name: string, first: string): boolean {
  const own = ownWords(name);
  if (SAME_SIGHT.has(name) || TEAM.test(name) || (!name.includes(' ') && name.length < SHORTEST_NAME)) return false;
  return own.length > 0 && !own.some((word) => ownWords(first).some((other) => isSameWord(word, other)));
}

/** "pikes peak" as it is written: "Pikes Peak". Names that have capitals are written already. */
function asWritten(name: string): string {
  if (/\p{Lu}/u.test(name)) return name;
  const words = name.replace(/ s (?=\S)/g, "'s ").split(' ');
  return words
    .map((word, at) => {
      const isCode = CAPITALS.has(word) || (at === words.length - 1 && at > 0 && isStateCode(word));
      if (isCode || /^[bcdfghj-np-tv-xz]{3,4}$/.test(word)) return word.toUpperCase();
      return at > 0 && SMALL_WORDS.has(word) ? word : word.replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/** Returns the sight under one of its names. */
export const called = (sight: Sight, name: string): Sight =>
  isOwnSight(name, sight.name) ? { ...sight, name: asWritten(name), otherNames: [] } : sight;

/** "Naples Florida" of Florida is called Naples there. */
export function withoutState({ name, where }: Pick<Sight, 'name' | 'where'>): string {
  const words = name.split(' ');
  for (let tail = 1; tail <= Math.min(2, words.length - 1); tail += 1) {
    const state = words.slice(-tail).join(' ');
    // The state belongs to the name in "University of Utah" and "USS Alabama".
    if (
      (getStateCode(state) ?? state.toUpperCase()) === where &&
      !/^(?:of|uss|the|in)$/i.test(words.at(-tail - 1) ?? '')
    )
      return words.slice(0, -tail).join(' ');
  }
  return name;
}
