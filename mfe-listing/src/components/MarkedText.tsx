import { markedParts } from '@roost/shared/domain/review-search';
import styles from './MarkedText.module.css';

/** A text in which the words of a search are marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
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
