import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cx, Icon } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { recents } from './browser-recents.ts';
import type { Draft } from './draft.ts';
import { PlaceList } from './PlaceList.tsx';
import { suggestionGroups } from './suggestions.ts';
import type { Suggestion } from './suggestions.ts';
import { useStarters } from './use-starters.ts';
import { usePredictions } from './use-predictions.ts';
import styles from './PlaceField.module.css';

const words = copy.box;

/**
 * Where to. The server sends an ordinary text input; once hydrated the same element is a combobox with places to choose
 * from, so nothing is swapped under the guest's fingers. Enter takes what is marked, else searches for the text as it is;
 * Delete forgets a marked recent search.
 */
export function PlaceField({
  value,
  onChange,
  placeholder,
  autoFocus = false,
  look = 'bar',
  onFocus,
}: {
  value: string;
  /** A chosen place changes the text alone; a recent search brings its dates and guests. */
  onChange: (change: Partial<Draft>) => void;
  placeholder: string;
  autoFocus?: boolean;
  /** `bar` is a segment of a search bar, `field` a field of a form. */
  look?: 'bar' | 'field';
  onFocus?: () => void;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  // Read when the list opens: storage is not there on the server.
  const [recent, setRecent] = useState<ReturnType<typeof recents.read>>([]);
  const predictions = usePredictions(value, open);
  const starters = useStarters(open && value.trim() === '');
  // The letter comes first, the list follows: on a slow phone drawing it must not hold up typing.
  const listed = useDeferredValue(value);
  const groups = useMemo(
    () => (open ? suggestionGroups(listed, { places: predictions.places, recent, starters }) : []),
    [open, listed, predictions.places, recent, starters],
  );
  const options = groups.flatMap(({ items }) => items);
  const numeric = /^\s*\d+\s*$/.test(value);
  const shown = open && (options.length > 0 || numeric || predictions.status !== 'idle');
  const active = shown ? options[marked] : undefined;

  const show = () => {
    if (!open) setRecent(recents.read());
    setOpen(true);
  };
  const close = useCallback(() => {
    setOpen(false);
    setMarked(-1);
  }, []);
  const type = (text: string) => {
    setMarked(-1);
    onChange({ query: text });
  };
  const choose = useCallback(
    (option: Suggestion) => {
      close();
      onChange(option.type === 'recent' ? option.recent : { query: option.text });
    },
    [close, onChange],
  );
  const forget = useCallback((option: Suggestion) => {
    if (option.type !== 'recent') return;
    recents.remove(option.recent);
    setRecent(recents.read());
    setMarked(-1);
  }, []);
  const forgetAll = useCallback(() => {
    recents.clear();
    setRecent([]);
    setMarked(-1);
  }, []);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show();
      // From the text (-1) down to the first option, from the last one back to the text.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setMarked((current) => ((current + 1 + step + options.length + 1) % (options.length + 1)) - 1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Delete' && active?.type === 'recent') {
      event.preventDefault();
      forget(active);
    } else if (event.key === 'Escape' && (value !== '' || shown)) {
      event.stopPropagation();
      if (value !== '') type('');
      close();
    }
  };

  return (
    <div
      className={cx(styles.place, look === 'field' && styles.field)}
      onBlur={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) close();
      }}
    >
      <label className={styles.label} htmlFor={`${id}-input`}>
        {words.where}
      </label>
      <input
        id={`${id}-input`}
        className={styles.input}
        name="query"
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus={autoFocus}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${marked}`}
        onChange={(event) => {
          show();
          type(event.currentTarget.value);
        }}
        onFocus={() => {
          onFocus?.();
          if (value === '') show();
        }}
        onKeyDown={keys}
      />
      {value !== '' && look === 'bar' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${words.clear} ${words.where}`}
          onClick={() => type('')}
        >
          <Icon name="x" size="s" />
        </button>
      )}
      {shown && (
        <PlaceList
          id={id}
          groups={groups}
          status={predictions.status}
          numeric={numeric}
          marked={marked}
          typed={listed.trim()}
          inline={look === 'field'}
          onMark={setMarked}
          onChoose={choose}
          onForget={forget}
          onForgetAll={forgetAll}
        />
      )}
    </div>
  );
}
