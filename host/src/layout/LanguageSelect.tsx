import { useId } from 'react';
import { consentGate } from '@roost/shared/consent';
import { LANGUAGE_COOKIE, LANGUAGE_NAMES, LANGUAGES } from '@roost/shared/domain/language';
import { keepChoice } from '@roost/shared/domain/own-cookies';
import { useSession } from '@roost/shared/session';
import { currentLanguage } from '@roost/shared/texts';
import { copy } from '../copy.ts';
import styles from './ThemeSwitch.module.css';

const YEAR_SECONDS = 31_536_000;
/**
 * In which language the site is read. The choice is a cookie, for a year with functional consent, else until the
 * browser closes; the page is then loaded anew, because the server writes it in that language.
 */
export function LanguageSelect({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const id = useId();
  const { status } = useSession();
  const choose = async (chosen: string) => {
    keepChoice(LANGUAGE_COOKIE, chosen, consentGate.allows('custom_functional') ? YEAR_SECONDS : null);
    if (status === 'authenticated') {
      // Few choose one: the code comes then. The page changes all the same when it does not.
      await import(/* webpackChunkName: "tell-mails" */ './tell-mails.ts').then(
        ({ tellMails }) => tellMails(),
        () => undefined,
      );
    }
    reload();
  };
  return (
    <span className={styles.switch}>
      <label htmlFor={id}>{copy.footer.language}</label>
      <select id={id} value={currentLanguage()} onChange={(event) => void choose(event.currentTarget.value)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
