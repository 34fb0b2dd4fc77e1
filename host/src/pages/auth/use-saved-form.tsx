import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { updateSession } from '@roost/shared/session';
import { useAuthForm, type AuthForm, type FieldName } from './use-auth-form.ts';
import styles from './Auth.module.css';

type Options = {
  /** Below the auth base. Without a script, the address of the page says it as `done`. */
  path: string;
  fields?: readonly FieldName[];
  /** Said when the form was sent. */
  text?: string;
  /** The button that was pressed goes with what is changed: the focus goes to the text. */
  buttonGoes?: boolean;
};

type SavedForm = {
  form: AuthForm;
  /** Stands beside the form and says that it worked. */
  told: ReactNode;
  /** How often it was sent here. */
  times: number;
  /** Says the text and loads the page's data again, for what is done here without this form. */
  tell: () => void;
};

/**
 * A form that is sent without leaving its page: what the page shows and the session are loaded again, and the focus is
 * kept.
 */
export function useSavedForm({ path, fields = [], text = '', buttonGoes = false }: Options): SavedForm {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [isTold, setIsTold] = useState(new URLSearchParams(search).get('done') === path);
  const [times, setTimes] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (times > 0 && buttonGoes) status.current?.focus();
  }, [times, buttonGoes]);
  const tell = () => {
    setIsTold(true);
    setTimes((before) => before + 1);
    void revalidate();
    void updateSession({});
  };
  const form = useAuthForm({ path, external: null, fields, onDone: tell });
  const submit: AuthForm['submit'] = (event) => {
    // The same text is announced again only when it was away.
    setIsTold(false);
    form.submit(event);
  };
  const told = (
    <p ref={status} role="status" tabIndex={-1} className={styles.small}>
      {isTold && text}
    </p>
  );
  return { form: { ...form, submit }, told, times, tell };
}
