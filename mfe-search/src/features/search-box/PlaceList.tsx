import { lazy, memo, Suspense } from 'react';
import { cx, Icon } from '@roost/shared/ui';
import { boxCopy } from '../../box-copy.ts';
import type { ReadingChip } from './lazy-reading.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';
import type { Predictions } from './use-predictions.ts';
import styles from './PlaceList.module.css';

const words = boxCopy;
const TypedReading = lazy(() => import('./TypedReading.tsx').then((module) => ({ default: module.TypedReading })));

type PlaceListProps = {
  id: string;
  groups: readonly SuggestionGroup[];
  status: Predictions['status'];
  /** A plain number is typed: it may be a listing's. */
  numeric: boolean;
  /** Index among the options of all groups; -1 is the text itself. */
  marked: number;
  typed: string;
  chips: readonly ReadingChip[];
  onType: (text: string) => void;
  inline: boolean;
  onMark: (index: number) => void;
  onChoose: (option: Suggestion) => void;
  onForget: (option: Suggestion) => void;
  onForgetAll: () => void;
};

/** The list under the place field. Pressing must not take the focus from the input, which keeps the keyboard. */
export const PlaceList = memo(function PlaceList({
  id,
  groups,
  status,
  numeric,
  marked,
  typed,
  chips,
  onType,
  inline,
  onMark,
  onChoose,
  onForget,
  onForgetAll,
}: PlaceListProps) {
  const places = groups.some(({ items }) => items.some(({ type }) => type === 'place'));
  const message =
    status === 'failed'
      ? words.placesOffline
      : places
        ? null
        : numeric
          ? words.numberTyped(typed)
          : status === 'ready'
            ? words.noPlaces
            : null;
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0));
  return (
    <div className={cx(styles.panel, inline && styles.inline)} onMouseDown={(event) => event.preventDefault()}>
      {chips.length > 0 && (
        <Suspense>
          <TypedReading chips={chips} onType={onType} />
        </Suspense>
      )}
      <div id={`${id}-list`} role="listbox" aria-label={words.suggestions} className={styles.list}>
        {groups.map(({ title, items }, group) => (
          <ul key={title} role="group" aria-labelledby={`${id}-group-${group}`} className={styles.group}>
            <li role="presentation" id={`${id}-group-${group}`} className={styles.title}>
              {title}
            </li>
            {items.map((option, place) => {
              const index = (starts[group] ?? 0) + place;
              return (
                <li
                  key={option.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === marked}
                  className={cx(styles.option, index === marked && styles.marked)}
                  onMouseEnter={() => onMark(index)}
                  onClick={() => onChoose(option)}
                >
                  <SuggestionRow option={option} typed={typed} onForget={() => onForget(option)} />
                </li>
              );
            })}
          </ul>
        ))}
      </div>
      <p className={styles.message} role="status">
        {message}
      </p>
      {groups.some(({ title }) => title === words.recent) && (
        <button type="button" className={styles.forget} onClick={onForgetAll}>
          {words.clearRecent}
        </button>
      )}
      <p className={styles.hint}>
        <Icon name="hash" />
        {words.numberHint}
      </p>
    </div>
  );
});
