import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PlacePrediction } from '@roost/shared/contracts/places';
import { cx, Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { PlaceList } from './PlaceList.tsx';
import { placeName } from './place-kinds.ts';
import { usePredictions } from './use-predictions.ts';
import styles from './PlaceField.module.css';

const words = copy.box;

/**
 * Where to. The server sends an ordinary text input; once hydrated the same element is a combobox with places to choose
 * from, so nothing is swapped under the guest's fingers. Enter takes the place that is marked, else searches for the text as it is.
 */
export function PlaceField({ value, onChange, onChoose, placeholder, autoFocus = false, look = 'bar', onFocus }: {
  value: string;
  onChange: (text: string) => void;
  onChoose: (text: string) => void;
  placeholder: string;
  autoFocus?: boolean;
  /** `bar` is a segment of a search bar, `field` a field of a form. */
  look?: 'bar' | 'field';
  onFocus?: () => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const predictions = usePredictions(value, open);
  const { places } = predictions;
  const shown = open && predictions.status !== 'idle';
  const active = shown ? places[marked] : undefined;

  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const choose = (place: PlacePrediction) => {
    close();
    onChoose(placeName(place));
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      // From the text (-1) down to the first place, from the last one back to the text.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((current) => ((current + 1 + step + places.length + 1) % (places.length + 1)) - 1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && (value !== '' || open)) {
      event.stopPropagation();
      if (value !== '') onChange('');
      else close();
    }
  };

  return (
    <div className={cx(styles.place, look === 'field' && styles.field)}>
      <label className={styles.label} htmlFor={`${id}-input`}>{words.where}</label>
      <input
        id={`${id}-input`} className={styles.input} name="query" type="text" value={value} placeholder={placeholder} maxLength={200}
        autoComplete="off" enterKeyHint="search" autoFocus={autoFocus}
        role="combobox" aria-autocomplete="list" aria-expanded={shown} aria-controls={`${id}-list`} aria-activedescendant={active && `${id}-${marked}`}
        onChange={(event) => {
          setOpen(true);
          setMarked(-1);
          onChange(event.currentTarget.value);
        }}
        onFocus={onFocus}
        onBlur={close}
        onKeyDown={keys}
      />
      {value !== '' && look === 'bar' && (
        <button type="button" className={styles.clear} aria-label={`${words.clear} ${words.where}`} onClick={() => onChange('')}><Icon name="x" size="s" /></button>
      )}
      {shown && <PlaceList id={id} predictions={predictions} marked={marked} typed={value.trim()} onMark={setMarked} onChoose={choose} inline={look === 'field'} />}
    </div>
  );
}
