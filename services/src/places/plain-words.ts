/**
 * What guests say in other words than the lexicon, and words that they have not finished typing (FIND-2). Services alone read it; browsers do
 * without. Rows are `words that rules read:other words|more words`.
 */
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { normalizePhrase, tokenize } from '@roost/shared/domain/understanding/tokens';

const PHRASES = `
in the woods:leaf peeping|leaf peepers|leaf peeper|fall foliage|autumn foliage|foliage|fall colors|fall colours|autumn colors|autumn leaves|changing leaves
secluded:no neighbors|no neighbours|without neighbors|middle of nowhere|away from it all|away from people|off the beaten path|off the grid|unplug|unplugged|in the sticks|boondocks
step free:hates stairs|hate stairs|cant do stairs|can't do stairs|cannot do stairs|cant climb stairs|can't climb stairs|cannot climb stairs|cant do steps|can't do steps|cannot do steps|cannot climb steps|uses a walker|use a walker|uses a cane|bad knees|bad knee|bad hip|bad hips|mobility issues|mobility scooter|mobility problems|limited mobility|hard time with stairs|trouble with stairs|trouble walking|without stairs|without steps|avoid stairs
crib:pack n play|pack and play|pack 'n play|baby bed|travel cot|baby cot
high chair:booster seat|baby chair
game room:foosball|air hockey|billiards|billiard table|shuffleboard|pool tbl|table tennis|video games|arcade games|games for kids
walk to restaurants:dont drive|don't drive|do not drive|without a car|no car|dont have a car|don't have a car|walking distance to restaurants|walking distance to dinner|walk to dinner|walk to cafes|near cafes|near coffee shops|close to restaurants|near bars|walk to bars|walk to town
ev charger:charge my car|charge our car|charge a tesla|charge my tesla|charge our tesla|electric car|electric vehicle|electric cars|rivian
remote work:work remotely|working remotely|remote working|zoom calls|video calls|work calls|telework|telecommute|laptop friendly|conference calls
near the slopes:snow tubing|sledding|snowmobiling|snowmobile|powder days|fresh powder|ski season
washer and dryer:do laundry|w d|washer dryer|wash clothes
air conditioning:a c|air con|central air
kitchen:cook our own meals|cook for ourselves|full kitchen|chefs kitchen|chef's kitchen
fire pit:smores|s'mores|marshmallows
hot tub:hot tb|hottubs|jacuzi|jaccuzzi|jacuzzy
dark sky:see the stars|look at the stars|look at stars|milky way|star gaze
pets:furry friend|furry friends|fur baby|four legged friend|four-legged friend|golden retriever|golden doodle|service dog|emotional support animal
ocean view:view of the ocean|views of the ocean|see the ocean|overlooking the ocean|overlooking the sea|view of the sea|views of the sea
lake view:view of the lake|views of the lake|overlooking the lake|see the lake
mountain view:view of the mountains|views of the mountains|view of the mountain|overlooking the mountains|see the mountains
mountains:mountain air
modern house:contemporary house|contemporary home|modern architecture|mid century modern|mid-century modern|midcentury modern|architect designed|designer home|designer house
`;
const MEANT = new Map(
  PHRASES.trim()
    .split('\n')
    .flatMap((row) => {
      const at = row.indexOf(':');
      return row
        .slice(at + 1)
        .split('|')
        .map((phrase) => [normalizePhrase(phrase), row.slice(0, at)] as const);
    }),
);
const LONGEST = Math.max(...[...MEANT.keys()].map((phrase) => phrase.split(' ').length));

/** "Modern", "modern in Austin": a kind of home; before other words it is a mood ("modern cabin"). */
const MODERN = /\b(?:modern|contemporary|minimalist|minimal)(?=\s*(?:$|,|(?:with|w\/|in|near|on|by|for|at)\b))/gi;

/** The text with those phrases in the words that rules read. */
export function inPlainWords(text: string): string {
  const typed = text.replace(MODERN, 'modern house');
  const tokens = tokenize(typed);
  let [written, end] = ['', 0];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let words = Math.min(LONGEST, tokens.length - at); words > 0; words -= 1) {
      const part = tokens.slice(at, at + words);
      const meant = MEANT.get(part.map(({ word }) => word).join(' '));
      const [first, last] = [part[0], part.at(-1)];
      if (meant === undefined || !first || !last) continue;
      written += `${typed.slice(end, first.start)}${meant}`;
      end = last.end;
      at += words - 1;
      break;
    }
  }
  return written + typed.slice(end);
}

/** Letters from which on a beginning tells what is meant. */
const SHORTEST_BEGINNING = 5;
/** "Hot tu", "beach hou": the wish of several words that the end of a text begins. `isPlace` tells whether a place begins so, which is meant before. */
export function finished(typed: string, isPlace: (beginning: string) => boolean): string {
  const tokens = tokenize(typed);
  const { meanings, fillers } = getEnglishLexicon();
  for (const words of [3, 2]) {
    const part = tokens.slice(-words);
    const first = part[0];
    const begun = part.map(({ word }) => word).join(' ');
    const last = part.at(-1)?.word ?? '';
    if (!first || part.length < words || begun.length < SHORTEST_BEGINNING || last.length < 2) continue;
    if (meanings.has(begun) || meanings.has(last) || fillers.has(last) || /\d/.test(begun) || isPlace(begun)) continue;
    const wish = [...meanings.keys()]
      .filter((phrase) => phrase.startsWith(begun) && phrase.split(' ').length === words)
      .sort((a, b) => a.length - b.length)[0];
    if (wish !== undefined) return `${typed.slice(0, first.start)}${wish}`;
  }
  return typed;
}
