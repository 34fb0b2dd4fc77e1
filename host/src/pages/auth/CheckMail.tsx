import { useState } from 'react';
import { AUTH_BASE, authPage } from '@roost/shared/domain/callback-address';
import { AppLink, Button } from '@roost/shared/ui';
import type { AuthData } from './auth-data.ts';
import { authCopy } from './auth-copy.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { CodeField } from './CodeField.tsx';
import { Carried } from './form-parts.tsx';
import { useAuthForm, useAuthQuery } from './use-auth-form.ts';
import styles from './Auth.module.css';

/** After a mail was sent. Says the same whether or not there is an account (AUTH-7). */
export function CheckMail({ data }: { data: AuthData }) {
  const { callback } = useAuthQuery();
  const { csrfToken, external, email, kind } = data;
  const [again, setAgain] = useState(false);
  const code = useAuthForm({ path: '/code', external, fields: ['code'] });
  const resend = useAuthForm({ path: '/resend', external: external, fields: [], onDone: () => setAgain(true) });
  const texts = authCopy.checkMail;
  const sent = kind && texts.sent[kind];
  return (
    <AuthFrame
      title={texts.title}
      icon="mail"
      problem={
        code.problem ??
        (resend.problem && resend.problem.code !== code.problem && !code.errors.code ? resend.problem : null)
      }
      lede={
        email && sent ? (
          <>
            {sent.before}
            <b>{email}</b>
            {sent.after}
          </>
        ) : (
          texts.sentSomewhere
        )
      }
    >
      {email && kind !== 'reset' && (
        <form method="post" action={`${AUTH_BASE}/code`} noValidate onSubmit={code.submit}>
          <Carried csrfToken={csrfToken} callback={callback} />
          <CodeField error={code.errors.code} />
          <noscript>
            <Button type="submit" variant="primary" block>
              {texts.submit}
            </Button>
          </noscript>
        </form>
      )}
      <hr className={styles.rule} />
      {email && (
        <form method="post" action={`${AUTH_BASE}/resend`} onSubmit={resend.submit}>
          <Carried csrfToken={csrfToken} callback={callback} />
          <p className={styles.small}>
            {texts.nothing}{' '}
            <button className={styles.again} type="submit" aria-busy={resend.busy !== null}>
              {texts.again}
            </button>
            .
          </p>
          <p className={styles.small} role="status">
            {again ? texts.sentAgain : ''}
          </p>
        </form>
      )}
      <p className={styles.small}>
        <AppLink href={authPage('signin', { callbackUrl: callback })}>{texts.other}</AppLink>
      </p>
    </AuthFrame>
  );
}
