import { useState } from 'react';
import { Button, Checkbox } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { FacetOption } from './facet-options.ts';
import styles from './FilterPanel.module.css';

const words = copy.filters;

/** A group of choices with how many homes each has; the rarer ones come with "Show more" (SRCH-16). */
export function FacetGroup({ title, options, shown, onToggle }: { title: string; options: readonly FacetOption[]; shown: number; onToggle: (value: string) => void }) {
  const [all, setAll] = useState(false);
  if (options.length === 0) return null;
  // What is chosen never hides.
  const visible = options.filter(({ on }, index) => all || index < shown || on);
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.options}>
        {visible.map(({ value, on, homes }) => (
          <Checkbox key={value} label={value} checked={on} onChange={() => onToggle(value)} {...(homes === null ? {} : { count: homes })} />
        ))}
      </div>
      {options.length > shown && (
        <Button variant="text" aria-expanded={all} onClick={() => setAll(!all)}>{all ? words.showFewer : words.showMore(options.length - visible.length)}</Button>
      )}
    </fieldset>
  );
}
