import { Button } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './PlainSearchForm.module.css';

/** Search without mfe-search and without JavaScript: a GET form to the results page (PLAT-5). */
export function PlainSearchForm({ variant }: { variant: 'home' | 'header' }) {
  return (
    <form
      className={variant === 'home' ? styles.home : styles.header}
      role="search"
      aria-label={copy.searchForm.label}
      action="/search"
      method="get"
    >
      <label className={styles.field}>
        <span className={styles.label}>{copy.searchForm.where}</span>
        <input
          name="query"
          type="search"
          maxLength={500}
          placeholder={copy.searchForm.placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" variant="primary" icon="search" size={variant === 'home' ? 'lg' : 'md'}>
        {copy.searchForm.submit}
      </Button>
    </form>
  );
}
