/**
 * Writes shortened words of names in full where a place or sight is called so: "Peninsula SP", "Cathedral Rk",
 * "L. George", "SW Harbor", "Smoky Mts" (FIND-3, decision 0167).
 */
import { isStateCode } from '@roost/shared/domain/understanding/place-words';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { cityIn } from './find-city.ts';
import { countNamedArea } from './find-area.ts';
import { cityNames } from './city-names.ts';
import { sightsByName } from './find-sight.ts';
import type { Stock } from './stock.ts';
import { readWordRows } from './word-rows.ts';

const SHORTENED = `
state park:sp
national park:np
national forest:nf
national monument:nm
national lakeshore:nl
mountains:mts|mtns|mntns
mountain:mtn|mt|mntn
mount:mt
highway:hwy
rock:rk
rocks:rks|rk
yellowstone:yell|yellst|ystone
creek:ck|crk|cr|crik
park:pk|prk
peak:pk
center:ctr|cntr
island:is|isl|isld
islands:is|isl|isls
harbor:hbr|hrbr
lake:lk|l
lakes:lks
beach:bch|b
springs:spgs|spg|sprgs|spngs
canyon:cyn
grand:gr
great:gr|gt
saint:st
street:st
road:rd
river:rvr|riv
valley:vly
village:vlg|vill|vil
reservoir:res
resort:res
peninsula:pen|penin
point:pt
port:pt
fort:ft
heights:hts
junction:jct
falls:fls
market:mkt
museum:mus
university:univ|u
memorial:mem
parkway:pkwy
gardens:gdns
garden:gdn
bridge:brg|brdg
plantation:plntn
north:n|no
south:s|so
east:e
west:w
northeast:ne
northwest:nw
southeast:se
southwest:sw
key:ky
pacific:pac
england:eng
national:natl|nat'l|nat’l|nat
city:cty
and:&|n
`;
const inFull = new Map<string, string[]>();
for (const { meant, words } of readWordRows(SHORTENED))
  for (const word of words) inFull.set(word, [...(inFull.get(word) ?? []), meant]);

const LONGEST_NAME = 5;
/** Most ways to write one name in full that are looked up (SAFE-6). */
const MOST_WAYS = 24;
const WORD = /[\p{L}&][\p{L}'’]*\.?/gu;
/** "So I need", "no beach": words of sentences, unless a full stop or a capital says that they were shortened. */
const isWord = (said: string): boolean => /^(?:so|no|is|e|w|b|u)$/.test(said);
type Word = { said: string; from: number; to: number };

/** Returns the ways to write these words in full; none when no word is a shortened one. */
function getWays(words: readonly Word[]): string[] {
  let ways = [''];
  let isShort = false;
  for (const { said } of words) {
    const word = said.replace(/\.$/, '');
    const full = isWord(said) ? [] : (inFull.get(word.toLowerCase()) ?? []);
    isShort ||= full.length > 0;
    ways = ways.flatMap((before) => [...full, word].map((each) => `${before} ${each}`));
    if (ways.length > MOST_WAYS) return [];
  }
  return isShort ? ways.map((way) => way.trim()) : [];
}

/** Returns true for exactly the name of a place, an area, a sight or a large city. */
function isExactName(stock: Stock, text: string): boolean {
  const name = normalizePhrase(text);
  return (
    stock.names.has(name) ||
    sightsByName.has(name) ||
    cityNames.has(name) ||
    cityIn([name]) !== undefined ||
    countNamedArea(stock, name) !== undefined
  );
}

/** Returns the text with the longest such names in full. */
export function withNamesInFull(typed: string, stock: Stock): string {
  const isName = (name: string): boolean => isExactName(stock, name);
  const words = [...typed.matchAll(WORD)].map((found) => ({
    said: found[0],
    from: found.index,
    to: found.index + found[0].length,
  }));
  if (!words.some(({ said }) => inFull.has(said.replace(/\.$/, '').toLowerCase()))) return typed;
  for (let size = Math.min(LONGEST_NAME, words.length); size > 1; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1) {
      const own = words.slice(from, from + size);
      const isTogether = own.every(
        ({ from: start }, at) => at === 0 || /^\s+$/.test(typed.slice(own[at - 1]?.to, start)),
      );
      const [first, last] = [own[0], own.at(-1)];
      // "H.I. beach": letters of one code are no words.
      const isCode = first !== undefined && typed[first.from - 1] === '.';
      if (!first || !last || !isTogether || isCode) continue;
      // "Mt St Helens" is a name as it stands: "Mt St" in it is none.
      if (isName(typed.slice(first.from, last.to)))
        return typed.slice(0, last.to) + withNamesInFull(typed.slice(last.to), stock);
      // "Whitefish MT" is in Montana.
      if (isStateCode(last.said.toLowerCase()) && isName(typed.slice(first.from, own.at(-2)?.to))) continue;
      const name = getWays(own).find(isName);
      if (name !== undefined) return typed.slice(0, first.from) + name + withNamesInFull(typed.slice(last.to), stock);
    }
  return typed;
}
