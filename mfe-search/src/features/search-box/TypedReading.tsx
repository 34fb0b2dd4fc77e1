import { Icon, VisuallyHidden } from '@roost/shared/ui';
import type { ReadingChip } from './lazy-reading.ts';
import { readingCopy as words } from './reading-copy.ts';
import styles from './TypedReading.module.css';

/**
 * What the typed words are understood as; pressing one takes its words out of the text. Told politely to a screen
 * reader.
 */
export function TypedReading({ chips, onType }: { chips: readonly ReadingChip[]; onType: (text: string) => void }) {
  return (
    <div className={styles.reading}>
      <span className={styles.title}>{words.understood}</span>
      <ul className={styles.chips}>
        {chips.map(({ label, without }, index) => (
          <li key={`${label}-${index}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={words.remove(label)}
              onClick={() => onType(without)}
            >
              {label}
              <Icon name="x" size="s" />
            </button>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{words.announce(chips.map(({ label }) => label))}</span>
      </VisuallyHidden>
    </div>
  );
}
