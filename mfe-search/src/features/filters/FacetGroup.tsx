import { memo } from 'react';
import { Button, Checkbox, cx } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import type { FacetOption } from './facet-options.ts';
import { showValue } from '@roost/shared/domain/shown-words';
import styles from './FilterPanel.module.css';

const words = copy.filters;
/** How many choices are shown at first. A single one more takes no more room than the button that would show it. */
const SHOWN = 6;

type Props = {
  title: string;
  /** How many choices are on. */
  chosen: number;
  options: readonly FacetOption[];
  /** Whether the rarer choices are shown too. */
  all: boolean;
  /** Two columns where there is room. */
  wide: boolean;
  /** Stays the same, so that only choices that change are rendered again. */
  onToggle: (value: string) => void;
  onShowAll: (all: boolean) => void;
};

/** A group of choices with how many homes each has; the rarer ones come with "Show more" (SRCH-16). */
export function FacetGroup({ title, chosen, options, all, wide, onToggle, onShowAll }: Props) {
  if (options.length === 0) return null;
  const isShort = options.length <= SHOWN + 1;
  // What is chosen never hides.
  const visible = options.filter(({ on }, index) => all || isShort || index < SHOWN || on);
  return (
    <fieldset className={styles.group}>
      <legend>
        {title}
        {/* Each box says of itself that it is chosen: read aloud, the number would only make the name longer. */}
        {chosen > 0 && (
          <span className={styles.chosen} aria-hidden>
            {words.chosen(chosen)}
          </span>
        )}
      </legend>
      <div className={cx(styles.options, wide && styles.wide)}>
        {visible.map(({ value, on, homes }) => (
          <Choice key={value} value={value} on={on} homes={homes} onToggle={onToggle} />
        ))}
      </div>
      {!isShort && (
        <Button variant="text" aria-expanded={all} onClick={() => onShowAll(!all)}>
          {all ? words.showFewer : words.showMore(options.length - visible.length)}
        </Button>
      )}
    </fieldset>
  );
}

/** Memoised: a press changes one of fifty, and counts that come later change those whose number is another. */
const Choice = memo(function Choice({ value, on, homes, onToggle }: FacetOption & Pick<Props, 'onToggle'>) {
  return (
    <Checkbox
      label={showValue(value)}
      checked={on}
      className={cx(homes === 0 && !on && styles.nothing)}
      onChange={() => onToggle(value)}
      {...(homes === null ? {} : { count: homes })}
    />
  );
});
