import { useId, useSyncExternalStore } from 'react';
import { consentGate } from '@roost/shared/consent';
import { keepChoice } from '@roost/shared/domain/own-cookies';
import { pageColor, parseTheme, THEME_COOKIE, THEMES } from '../page/theme.ts';
import type { Theme } from '../page/theme.ts';
import { copy } from '../copy.ts';
import styles from './ThemeSwitch.module.css';

const YEAR_SECONDS = 31_536_000;

/**
 * The document's attribute is the one place that holds the choice: the server writes it, style sheets and this switch
 * read it.
 */
function subscribe(onChange: () => void): () => void {
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => choice.disconnect();
}
const readTheme = (): Theme => parseTheme(document.documentElement.dataset.theme);

/**
 * Puts the page into its colours and remembers them: for a year with functional consent, else until the browser closes.
 */
function choose(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.content = pageColor(theme, meta.getAttribute('media')?.includes('dark') === true ? 'dark' : 'light');
  });
  keepChoice(THEME_COOKIE, theme, consentGate.allows('custom_functional') ? YEAR_SECONDS : null);
}

/** Light, dark, or as the device says. */
export function ThemeSwitch() {
  const id = useId();
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return (
    <span className={styles.switch}>
      <label htmlFor={id}>{copy.footer.theme}</label>
      <select id={id} value={theme} onChange={(event) => choose(parseTheme(event.currentTarget.value))}>
        {THEMES.map((each) => (
          <option key={each} value={each}>
            {copy.footer.themes[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
