/**
 * Removes what a guest says is not needed: "we don't need a pool", "no kitchen needed", "hot tub not necessary"
 * (FIND-2). It is no wish, and no reason to exclude homes that have it (decision 0135).
 */

/** Words that end the name of a thing: they begin the next part of the sentence. */
const JOINTS =
  'and|but|or|nor|in|near|at|on|by|with|within|without|for|to|from|just|only|we|i|is|are|as|because|since|if|when|where|which|that|under|over|this|next';
const WORD = String.raw`(?!(?:${JOINTS})\b)[\p{L}\d][\p{L}\d'’-]*`;
const THING = String.raw`(?:(?:to have|to be (?:near|on|by|at|in|close to)) )?(?:(?:an?|any|the|much|many|lots of|our|my) )?${WORD}(?: ${WORD}){0,2}`;
const THINGS = String.raw`${THING}(?:,? (?:or|nor) ${THING})?`;
const NEED = '(?:need|require|care about|care for|must have|insist on)';
const NEEDED = '(?:needed|necessary|required|essential|important|a must|mandatory|wanted)';

/** Things with rules of their own: stairs and cars. */
const OWN_RULES = /\b(?:stairs?|steps?|climb\p{L}*|cars?|drive|driving)\b/iu;

const SAID: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:i|we|they|he|she|you) )?(?:really )?(?:do(?:es)?n['’]?t|dont|doesnt|do(?:es)? not) (?:really |actually |even |necessarily )?${NEED} ${THINGS}`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:without|no|there is no|there's no) need (?:for|of) ${THINGS}`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})no ${WORD}(?: ${WORD}){0,2}? (?:is |are )?(?:needed|necessary|required)(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:(?<=^|[,.;:] ?)|(?<!\p{L})(?:an?|the) )${WORD}(?: ${WORD}){0,2}? (?:(?:is|are) )?(?:not(?: really)?|isn['’]?t|aren['’]?t) ${NEEDED}(?: but (?:would be )?(?:nice|good|great|welcome|a plus|a bonus))?(?!\p{L})`,
    'giu',
  ),
  /(?<!\p{L})pas besoin (?:de |d['’]|du |des )\p{L}+/giu,
  /(?<!\p{L})no (?:necesit\p{L}+|hace falta|hacen falta|precis\p{L}+) (?:una? |de )?\p{L}+/giu,
  /(?<!\p{L})(?:wir )?brauchen? (?:wir )?kein\p{L}* \p{L}+/giu,
  /(?<!\p{L})(?:kein\p{L}* )?\p{L}+ (?:ist |sind )?nicht (?:nötig|notwendig|erforderlich)(?!\p{L})/giu,
  /(?<!\p{L})non (?:serve|servono|abbiamo bisogno di|ho bisogno di) (?:un['’]?a?o? |la |il )?\p{L}+/giu,
  /(?<!\p{L})não (?:preciso|precisamos|é preciso|é necessári[oa]) (?:de |uma? )?\p{L}+/giu,
];

/** Returns the text without what is not needed. The search loses nothing, so nothing is named as unused. */
export const withoutNotNeeded = (typed: string): string =>
  SAID.reduce(
    (left, pattern) => left.replace(pattern, (words: string) => (OWN_RULES.test(words) ? words : ' ')),
    typed,
  );
