import { Fragment } from 'react';
import { addDays, formatDayRange } from '@roost/shared/domain/dates';
import type { IsoDate } from '@roost/shared/domain/dates';
import { findLostDates } from '@roost/shared/domain/stay';
import { isNegation } from '@roost/shared/domain/unwanted';
import { searchHref } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { useSearchParams } from '@roost/shared/router';
import { AppLink, cx, LinkButton, Note } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { shortAddress } from '../../api/find-place.ts';
import type { QueryWords, SearchData } from '../../api/search-data.ts';
import { useOpenEditor } from '../../hooks/use-search-box.ts';
import { SEARCH_EDITOR_ID } from '../../state/search-box.ts';
import styles from './Notes.module.css';

/**
 * PRICE-5: without dates there is no total, so the page says how to get one. The link opens the search box in the
 * header.
 */
export function AddDatesNote({ today }: { today: IsoDate }) {
  const openEditor = useOpenEditor();
  const lost = findLostDates(useSearchParams()[0], today);
  return (
    <div className={cx(styles.note, styles.dates)}>
      <Note>
        <div className={styles.row}>
          <p>
            {lost && copy.results.lostDates[lost]} {copy.results.addDatesNote}{' '}
            <span className={styles.more}>{copy.results.untilDates}</span>
          </p>
          <LinkButton
            href={`#${SEARCH_EDITOR_ID}`}
            onClick={(event) => {
              event.preventDefault();
              openEditor('dates');
            }}
          >
            {copy.results.addDates}
          </LinkButton>
        </div>
      </Note>
    </div>
  );
}

/** FIND-2, FIND-5: what the search made of the guest's words, where it is not what they said. */
export function WordsNote({ data: { state, words, farAway, place, location } }: { data: SearchData }) {
  const lengths = state.dates ? [] : words.unused.filter(isLength);
  const sentences = [
    words.unanswered && copy.results.unanswered(state.query),
    words.corrected && copy.results.corrected(state.query, words.corrected),
    words.townOfAddress && copy.results.townOfAddress(words.townOfAddress),
    ...unusedSentences(words.unused),
    farAway && copy.results.farAway((location && shortAddress(location.formattedAddress)) || place),
  ].filter(Boolean);
  const others = words.others ?? [];
  if (sentences.length + lengths.length + others.length === 0) return null;
  return (
    <div className={styles.note}>
      <Note>
        {sentences.join(' ')}
        {lengths.map((text) => (
          <ChooseDates key={text} stay={text} />
        ))}
        {state.unused
          // What stands in quotes was searched for already.
          .filter((text) => text[0] !== '"' && isOther(text))
          .map((text) => (
            <Fragment key={text}>
              {' '}
              <AppLink href={searchHref(asText(state, text))}>{copy.results.asText(text)}</AppLink>
            </Fragment>
          ))}
        {others.length > 0 && <DidYouMean others={others} state={state} />}
      </Note>
    </div>
  );
}

/** "3 nights", "a week": how long a stay is that has no dates yet. */
const isLength = (text: string): boolean =>
  /^\S+\s(?:nights?|nites?|days?|weeks?|months?|noches?|d[ií]as?|semanas?)$/i.test(text);
/** "20 guests": more than any home here sleeps. No home is called so. */
const isParty = (text: string): boolean => /^\d+ guests$/.test(text);
/** "99999999", "#41827": what looks like the number of a home (FIND-5). */
const isHomeNumber = (text: string): boolean => /^"?#?\d{5,9}"?$/.test(text);
/** "¿?", "🏡": nothing that could be searched for. */
const isWordless = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** FIND-2: a stay of a known length waits for its dates. The link opens the search box in the header. */
function ChooseDates({ stay }: { stay: string }) {
  const openEditor = useOpenEditor();
  return (
    <>
      {' '}
      <AppLink
        href={`#${SEARCH_EDITOR_ID}`}
        onClick={(event) => {
          event.preventDefault();
          openEditor('dates');
        }}
      >
        {copy.results.needsDates(stay)}
      </AppLink>
    </>
  );
}

/**
 * FIND-5: other places that the words can mean, or a home of that number, each a search with everything else that was
 * asked for.
 */
function DidYouMean({ others, state }: { others: NonNullable<QueryWords['others']>; state: SearchState }) {
  return (
    <p className={styles.others}>
      {copy.results.didYouMean}{' '}
      {others.map(({ label, homes, isHome }, index) => (
        <Fragment key={label}>
          {index > 0 && copy.results.orReading}
          <AppLink
            className={styles.stay}
            href={searchHref({ ...state, query: label, unused: [], boundingBox: null, page: 1 })}
          >
            {isHome ? copy.results.homeReading(label) : copy.results.reading(label, homes)}
          </AppLink>
        </Fragment>
      ))}
      {copy.results.questionMark}
    </p>
  );
}

/** Words that no home's details say, and words that say away what the search cannot leave out. */
function unusedSentences(unused: readonly string[]): string[] {
  const away = unused.filter(isNegation);
  const wordless = unused.filter(isWordless);
  const numbers = unused.filter(isHomeNumber).map(withoutQuotes);
  const parties = unused.filter(isParty);
  const others = unused.filter(isOther).map(withoutQuotes);
  return [
    ...(wordless.length > 0 ? [copy.results.notUnderstood(wordless)] : []),
    ...(numbers.length > 0 ? [copy.results.noHomeNumber(numbers)] : []),
    ...unused.filter(isAddress).map((address) => copy.results.noHomeAddress(address)),
    ...parties.map((party) => copy.results.tooMany(Number.parseInt(party, 10))),
    ...(others.length > 0 ? [copy.results.unused(others)] : []),
    ...(away.length > 0 ? [copy.results.stillThere(away)] : []),
  ];
}

/** A pasted address, as `toSearchOfPage` names it. */
const isAddress = (text: string): boolean => text.startsWith('http');
const isOther = (text: string): boolean =>
  ![isNegation, isLength, isWordless, isHomeNumber, isAddress, isParty].some((isKind) => isKind(text));

/** What was searched for as it stood, with its quotes, and in vain. */
const withoutQuotes = (text: string): string => text.replaceAll('"', '');

/** In quotes words are searched for as they are. */
const asText = (state: SearchState, text: string): SearchState => ({
  ...state,
  query: `"${text}" ${state.query}`.trim(),
  unused: state.unused.filter((each) => each !== text),
  page: 1,
});

/** SRCH-13: one night is what most homes do not rent; offers the night after as well. */
export function OneNightNote({ state }: { state: SearchState }) {
  if (!state.dates) return null;
  const dates = { checkIn: state.dates.checkIn, checkOut: addDays(state.dates.checkIn, 2) };
  return (
    <div className={styles.note}>
      <Note tone="warn">
        {copy.empty.oneNight}{' '}
        <AppLink className={styles.stay} href={searchHref({ ...state, dates, page: 1 })}>
          {copy.empty.stay(formatDayRange(dates.checkIn, dates.checkOut))}
        </AppLink>
      </Note>
    </div>
  );
}
