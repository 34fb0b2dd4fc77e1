import { useId } from 'react';
import type { PointerEvent } from 'react';
import { cx, Icon } from '@roost/shared/ui';
import { boxCopy } from '../../box-copy.ts';
import type { Draft } from './draft.ts';
import { PlaceList } from './PlaceList.tsx';
import { usePlaceList } from './use-place-list.ts';
import styles from './PlaceField.module.css';

const words = boxCopy;

export type PlaceFieldProps = {
  value: string;
  /** A chosen place changes the text alone; a recent search brings its dates and guests. */
  onChange: (change: Partial<Draft>) => void;
  placeholder: string;
  /** The placeholder is what is searched for: it reads as a value, and can be cleared. */
  isFilled?: boolean;
  autoFocus?: boolean;
  /** `bar` is a segment of a search bar, `field` a field of a form. */
  look?: 'bar' | 'field';
  onFocus?: () => void;
  /** Pressed with a finger or a mouse, before the field gets the focus. */
  onPress?: (event: PointerEvent) => void;
};

/**
 * Where to. The server sends an ordinary text input; once hydrated the same element is a combobox with places to choose
 * from, so nothing is replaced while a guest types. Enter takes the marked option, else searches for the text as it is;
 * Delete removes a marked recent search.
 */
export function PlaceField({
  value,
  onChange,
  placeholder,
  isFilled = false,
  autoFocus = false,
  look = 'bar',
  onFocus,
  onPress,
}: PlaceFieldProps) {
  const id = useId();
  const list = usePlaceList(value, onChange);
  return (
    <div
      className={cx(styles.place, look === 'field' && styles.field)}
      onBlur={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) list.close();
      }}
    >
      <label className={styles.label} htmlFor={`${id}-input`}>
        {words.where}
      </label>
      <input
        id={`${id}-input`}
        className={cx(styles.input, isFilled && styles.filled)}
        name="query"
        type="text"
        value={value}
        placeholder={placeholder}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus={autoFocus}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={list.marked >= 0 ? `${id}-${list.marked}` : undefined}
        onChange={(event) => {
          list.show();
          list.type(event.currentTarget.value);
        }}
        onPointerDown={onPress}
        onFocus={() => {
          onFocus?.();
          if (value === '') list.show();
        }}
        onKeyDown={list.onKeyDown}
      />
      {(value !== '' || isFilled) && look === 'bar' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${words.clear} ${words.where}`}
          onClick={() => list.type('')}
        >
          <Icon name="x" size="s" />
        </button>
      )}
      {list.shown && (
        <PlaceList
          id={id}
          groups={list.groups}
          status={list.status}
          numeric={list.numeric}
          marked={list.marked}
          typed={list.typed}
          chips={list.chips}
          onType={list.type}
          inline={look === 'field'}
          onMark={list.mark}
          onChoose={list.choose}
          onForget={list.forget}
          onForgetAll={list.forgetAll}
        />
      )}
    </div>
  );
}
