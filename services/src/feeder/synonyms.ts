/**
 * What guests call amenities, kinds of homes and surroundings, as synonyms of the index: a text that is put to the
 * index itself finds what the search box understands ("jacuzzi", "ski in ski out"). Made of the same lexicon, so that
 * both know the same words (FIND-2).
 */
import type { SynonymHit } from 'algoliasearch';
import { getEnglishLexicon } from '@roost/shared/domain/understanding/lexicon';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';

/**
 * Each phrase stands for itself and for the values of the records; never the other way round: a pool is not always a
 * heated one.
 */
export function indexSynonyms(): SynonymHit[] {
  return [...getEnglishLexicon().meanings].flatMap(([phrase, { list, values }]): SynonymHit[] => {
    // Several values of an amenity are all wanted; alternatives of one wish are divided by " / ".
    const synonyms = [...new Set(values.flatMap((value) => value.split(' / ')).map(normalizePhrase))].filter(
      (value) => value !== phrase && !isPlural(phrase, value),
    );
    return synonyms.length === 0
      ? []
      : [{ objectID: `roost-${list}-${phrase.replaceAll(' ', '-')}`, type: 'oneWaySynonym', input: phrase, synonyms }];
  });
}

/** Plurals are the index's own (`ignorePlurals`). */
const isPlural = (phrase: string, value: string): boolean => phrase === `${value}s` || phrase === `${value}es`;
