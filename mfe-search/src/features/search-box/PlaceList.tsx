import type { PlacePrediction } from '@roost/shared/contracts/places';
import { cx, Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { kindOfPlace, placeName } from './place-kinds.ts';
import type { Predictions } from './use-predictions.ts';
import styles from './PlaceList.module.css';

const words = copy.box;

/** The list under the place field. Pressing must not take the focus from the input, which keeps the keyboard. */
export function PlaceList({ id, predictions, marked, typed, inline, onMark, onChoose }: {
  id: string;
  predictions: Predictions;
  marked: number;
  typed: string;
  inline: boolean;
  onMark: (index: number) => void;
  onChoose: (place: PlacePrediction) => void;
}) {
  const { status, places } = predictions;
  const message = status === 'failed' ? words.placesOffline : status === 'ready' && places.length === 0 ? words.noPlaces : null;
  return (
    <div className={cx(styles.panel, inline && styles.inline)} onMouseDown={(event) => event.preventDefault()}>
      <ul id={`${id}-list`} role="listbox" aria-label={words.places} className={styles.list}>
        {places.map((place, index) => {
          const kind = kindOfPlace(place.types);
          return (
            <li
              key={place.placeId} id={`${id}-${index}`} role="option" aria-selected={index === marked} className={cx(styles.option, index === marked && styles.marked)}
              onMouseEnter={() => onMark(index)} onClick={() => onChoose(place)}
            >
              <Icon name={kind.icon} />
              <span className={styles.name}><Marked text={placeName(place)} typed={typed} /></span>
              <span className={styles.kind}>{kind.word}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.message} role="status">{message}</p>
      <p className={styles.hint}><Icon name="hash" />{words.numberHint}</p>
    </div>
  );
}

/** The typed letters in semibold. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0 || typed === '') return text;
  return <>{text.slice(0, at)}<b>{text.slice(at, at + typed.length)}</b>{text.slice(at + typed.length)}</>;
}
