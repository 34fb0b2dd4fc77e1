import { useId } from 'react';
import { consentGate } from '@roost/shared/consent';
import { LANGUAGE_COOKIE, LANGUAGE_NAMES, LANGUAGES } from '@roost/shared/domain/language';
import { keepChoice } from '@roost/shared/domain/own-cookies';
import { postAuthForm, useSession } from '@roost/shared/session';
import { currentLanguage } from '@roost/shared/texts';
import { copy } from '../copy.ts';
import styles from './ThemeSwitch.module.css';

const YEAR_SECONDS = 31_536_000;
/** Milliseconds that the page in the chosen language waits for what else follows the choice. */
const TOLD_MS = 3000;

/**
 * Lets later mails about a signed-in guest's stays be in the chosen language too (TEXT-2), which the request names by
 * the cookie. The page changes all the same when that fails: a guest who then changes or cancels a stay says it anew.
 */
const tellMails = (): Promise<unknown> =>
  Promise.race([
    postAuthForm('/account/language', {}).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, TOLD_MS)),
  ]);

/**
 * In which language the site is read. The choice is a cookie, for a year with functional consent, else until the
 * browser closes; the page is then loaded anew, because the server writes it in that language.
 */
export function LanguageSelect({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const id = useId();
  const { status } = useSession();
  const choose = async (chosen: string) => {
    keepChoice(LANGUAGE_COOKIE, chosen, consentGate.allows('custom_functional') ? YEAR_SECONDS : null);
    if (status === 'authenticated') await tellMails();
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
