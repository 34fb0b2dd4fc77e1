import { useId } from 'react';
import { writeSearch } from '@roost/shared/domain/search-address';
import type { SearchState } from '@roost/shared/domain/search-address';
import { writeArea } from '../../state/plain-area.ts';
import { boxCopy } from '../../box-copy.ts';
import styles from './PlainFields.module.css';

const words = boxCopy;
const COUNTS = [
  ['adults', words.adults],
  ['children', words.children],
  ['infants', words.infants],
  ['pets', words.pets],
] as const;

/**
 * Dates and guests as plain inputs, for a page without JavaScript and for a form that is sent before hydration. Hidden
 * with JavaScript. The filters of the current search, and the map's area, are hidden inputs.
 */
export function PlainFields({ base }: { base: SearchState }) {
  const id = useId();
  const filters = [
    ...writeSearch({
      ...base,
      query: '',
      dates: null,
      party: { adults: 0, children: 0, infants: 0, pets: 0 },
      page: 1,
      boundingBox: null,
    }),
    ...writeArea(base),
  ];
  return (
    <div className={styles.fields}>
      {filters.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={`${id}-in`}>
        {words.checkIn}
        <input id={`${id}-in`} type="date" name="startDate" defaultValue={base.dates?.checkIn} />
      </label>
      <label htmlFor={`${id}-out`}>
        {words.checkOut}
        <input id={`${id}-out`} type="date" name="endDate" defaultValue={base.dates?.checkOut} />
      </label>
      {COUNTS.map(([name, label]) => (
        <label key={name} htmlFor={`${id}-${name}`}>
          {label}
          <input id={`${id}-${name}`} type="number" name={name} min={0} max={99} defaultValue={base.party[name]} />
        </label>
      ))}
    </div>
  );
}
