import { formatDayRange } from '@roost/shared/domain/dates';
import { formatParty } from '@roost/shared/domain/party';
import { Icon, Picture } from '@roost/shared/ui';
import { boxCopy } from '../../box-copy.ts';
import { getPlaceKind } from './place-kinds.ts';
import type { RecentSearch } from './recent-searches.ts';
import type { ShownPlace, Suggestion } from './suggestions.ts';
import styles from './PlaceList.module.css';

const words = boxCopy;
/** A clock that turns back, and a compass needle; only this list has them. */
const HISTORY = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5M12 7v5l4 2';
const NEEDLE = 'M3 11l19-9-9 19-2-8-8-2z';

/** The inside of one option. */
export function SuggestionRow({
  option,
  typed,
  onForget,
}: {
  option: Suggestion;
  typed: string;
  onForget: () => void;
}) {
  const name = (
    <span className={styles.name}>
      <Marked text={option.text} typed={typed} />
    </span>
  );
  switch (option.type) {
    case 'place':
      return <PlaceRow place={option.place} text={option.text} typed={typed} />;
    case 'near':
      return (
        <>
          <Icon path={NEEDLE} />
          <span className={styles.name}>
            {words.nearMe}
            <small>{option.text}</small>
          </span>
        </>
      );
    case 'popular':
      return (
        <>
          <Picture
            className={styles.thumb}
            src={option.popular.imageUrl}
            alt=""
            sizes="3rem"
            widths={[320, 320]}
            quality={50}
          />
          {name}
          <span className={styles.kind}>{words.homes(option.popular.homes)}</span>
        </>
      );
    case 'recent': {
      const details = formatDetails(option.recent);
      return (
        <>
          <Icon path={HISTORY} />
          <span className={styles.name}>
            <Marked text={option.text} typed={typed} />
            {details !== '' && <small>{details}</small>}
          </span>
          {/* For the pointer; the keyboard has Delete, everybody has the button that clears all. */}
          <span
            aria-hidden="true"
            className={styles.cross}
            title={words.forget}
            onClick={(event) => {
              event.stopPropagation();
              onForget();
            }}
          >
            <Icon name="x" size="s" />
          </span>
        </>
      );
    }
  }
}

/** A place; the number of a home goes into the search, but the home is known by its name. */
function PlaceRow({ place, text, typed }: { place: ShownPlace; text: string; typed: string }) {
  const { icon, word } = getPlaceKind(place.types);
  // A line of its own: beside it a phone would cut the name.
  const below = place.listingId ? place.secondaryText : place.said;
  return (
    <>
      <Icon name={icon} />
      <span className={styles.name}>
        {place.listingId ? place.mainText : <Marked text={text} typed={typed} />}
        {below && <small>{below}</small>}
      </span>
      {!below && <span className={styles.kind}>{place.homes ? words.homes(place.homes) : word}</span>}
    </>
  );
}

function formatDetails({ dates, party }: RecentSearch): string {
  return [dates ? formatDayRange(dates.checkIn, dates.checkOut) : '', formatParty(party)]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The typed letters in semibold. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0 || typed === '') return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + typed.length)}</b>
      {text.slice(at + typed.length)}
    </>
  );
}
