import { markedParts } from '@roost/shared/domain/review-search';
import styles from './Reviews.module.css';

/** A text with the words that were searched for marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return markedParts(text, words).map((part) => {
    const key = at;
    at += part.text.length;
    return part.match ? (
      <mark key={key} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
