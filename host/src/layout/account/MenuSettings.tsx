import { CurrencySelect } from '../CurrencySelect.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { ThemeSwitch } from '../ThemeSwitch.tsx';
import { accountCopy as copy } from './account-copy.ts';
import styles from './AccountMenu.module.css';

/** Language, currency and colours, as at the foot of every page: where travellers look for them. */
export function MenuSettings() {
  return (
    <div className={styles.settings} role="group" aria-label={copy.settings}>
      <LanguageSelect />
      <CurrencySelect />
      <ThemeSwitch />
    </div>
  );
}
