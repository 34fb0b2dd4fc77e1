import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { cx } from '../cx.ts';
import { matchParts, type PlaceGroup, type PlaceItem } from './places.ts';
import styles from './PlaceCombobox.module.css';

export type PlaceComboboxProps = {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  /** A suggestion was taken; `onChange` has had its text already. */
  onSelect: (item: PlaceItem) => void;
  groups: readonly PlaceGroup[];
  /** Said when there are no suggestions: "No places match. Press Enter to search for it anyway." */
  emptyText?: string;
  loading?: boolean;
  placeholder?: string;
  error?: string | undefined;
  /** Last row of the list, e.g. that a listing number can be typed. */
  hint?: ReactNode;
  /** `panel` hangs the list below the field, `inline` lets it stand in a sheet, always open. */
  list?: 'panel' | 'inline';
  onOpenChange?: (open: boolean) => void;
  autoFocus?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A text field with suggestions (SRCH-17), after the ARIA combobox pattern: Up and Down walk the list while the focus stays in
 * the field, Enter takes the marked suggestion or, with none marked, sends the form with what was typed; Esc clears, then
 * closes. Without JavaScript it is an ordinary text field of its form.
 */
export function PlaceCombobox({
  label, name, value, onChange, onSelect, groups, emptyText, loading = false, placeholder, error, hint, list = 'panel', onOpenChange, autoFocus, className, ref,
}: PlaceComboboxProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const shown = list === 'inline' || (open && (items.length > 0 || loading || Boolean(emptyText) || Boolean(hint)));
  const optionId = (item: PlaceItem) => `${id}-option-${item.id}`;
  const current = shown ? items.find((item) => item.id === active) : undefined;

  const show = (next: boolean) => {
    if (next === open) return;
    setOpen(next);
    setActive(null);
    onOpenChange?.(next);
  };
  const take = (item: PlaceItem) => {
    onChange(item.text);
    onSelect(item);
    show(false);
  };
  const walk = (by: 1 | -1) => {
    if (!shown) show(true);
    if (items.length === 0) return;
    const at = items.findIndex((item) => item.id === active);
    const next = at < 0 ? (by > 0 ? 0 : items.length - 1) : (at + by + items.length) % items.length;
    setActive(items[next]?.id ?? null);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      if (current) {
        event.preventDefault();
        take(current);
      } else show(false);
    } else if (event.key === 'Escape' && (value !== '' || open)) {
      // Whatever holds this field (an editor, a sheet) stays open until the field has nothing more to give up.
      event.stopPropagation();
      if (value !== '') onChange('');
      else show(false);
    }
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) show(false);
  };

  return (
    <div className={cx(styles.combobox, className)} onBlur={leave}>
      <label htmlFor={id} className={styles.label}>{label}</label>
      <input
        ref={ref} id={id} className={styles.input} type="text" name={name} value={value} placeholder={placeholder} role="combobox" autoComplete="off" autoFocus={autoFocus}
        autoCapitalize="words" spellCheck={false} enterKeyHint="search" aria-autocomplete="list" aria-expanded={shown} aria-controls={`${id}-list`}
        aria-activedescendant={current ? optionId(current) : undefined} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}
        onFocus={() => show(true)} onClick={() => show(true)} onKeyDown={keys}
        onChange={(event) => { show(true); setActive(null); onChange(event.currentTarget.value); }}
      />
      {error && <span id={`${id}-error`} className={styles.error}>{error}</span>}
      <div className={cx(styles.list, list === 'panel' && styles.panel)} hidden={!shown}>
        <div id={`${id}-list`} role="listbox" aria-label={label} aria-busy={loading || undefined}>
          {groups.filter((group) => group.items.length > 0).map((group) => (
            <div key={group.title} role="group" aria-label={group.title} className={styles.group}>
              <div className={styles.groupTitle} aria-hidden="true">{group.title}</div>
              {group.items.map((item) => <Option key={item.id} id={optionId(item)} item={item} typed={value} marked={item.id === active} onTake={() => take(item)} onMark={() => setActive(item.id)} />)}
            </div>
          ))}
        </div>
        {items.length === 0 && (loading || emptyText) && <div className={styles.empty} role="status">{loading ? <Spinner label="Looking for places" /> : emptyText}</div>}
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
    </div>
  );
}

type OptionProps = { id: string; item: PlaceItem; typed: string; marked: boolean; onTake: () => void; onMark: () => void };

function Option({ id, item, typed, marked, onTake, onMark }: OptionProps) {
  const { before, match, after } = matchParts(item.text, typed);
  return (
    // The focus stays in the field: a press must not take it away before the click arrives.
    <div id={id} role="option" aria-selected={marked} className={cx(styles.option, marked && styles.marked)} onPointerDown={(event) => event.preventDefault()} onClick={onTake} onPointerMove={marked ? undefined : onMark}>
      {item.imageUrl ? <Picture src={item.imageUrl} alt="" sizes="3rem" widths={[320, 320]} ratio="4 / 3" /> : <Icon name={item.icon ?? 'mapPin'} />}
      <span className={styles.words}>
        <span className={styles.text}>{before}{match && <mark>{match}</mark>}{after}</span>
        {item.detail && <small>{item.detail}</small>}
      </span>
      {item.kind && <span className={styles.kind}>{item.kind}</span>}
    </div>
  );
}
