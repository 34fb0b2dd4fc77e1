import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { AUTH_BASE, callbackPath } from '@roost/shared/domain/callback-address';
import { postAuthForm } from '@roost/shared/session';
import { useConfig } from '../../layout/config-context.ts';
import { toldError } from './auth-errors.ts';

export type FieldName = 'email' | 'password' | 'firstName' | 'code';
export type Fields = Readonly<Record<string, string>>;

export type AuthForm = {
  busy: string | null;
  /** What is wrong beside each field. */
  errors: Partial<Record<FieldName, string>>;
  /** What is wrong with none of them. */
  problem: { code: string; text: string } | null;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
};

type Options = {
  /** Below the auth base, for buttons without an address of their own. */
  path: string;
  external: string | null;
  /** Fields of this form that can be wrong. */
  fields: readonly FieldName[];
  /** The first thing that is wrong, by its code; null to send. */
  check?: (fields: Fields, path: string) => string | null;
  /** Instead of going where the answer leads. */
  onDone?: (url: string) => void;
};

const getPath = (submitter: HTMLElement | null, fallback: string): string => {
  const own = submitter?.getAttribute('formaction');
  return own?.startsWith(AUTH_BASE) ? own.slice(AUTH_BASE.length) : fallback;
};

/** What the address says: where the guest wants to go, and what went wrong before this page (without a script). */
export function useAuthQuery(): { callback: string; error: string | null } {
  const { search } = useLocation();
  const { siteUrl } = useConfig();
  const query = new URLSearchParams(search);
  return { callback: callbackPath(query.get('callbackUrl'), siteUrl), error: query.get('error') };
}

/**
 * A sign-in form: sent by a script it stays and says what is wrong beside the field, with the focus on it; without one
 * it is an ordinary form, and the page it leads back to says the same.
 */
export function useAuthForm({ path, external, fields: own, check, onDone }: Options): AuthForm {
  const { error: earlier } = useAuthQuery();
  const sent = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(earlier);
  const [busy, setBusy] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const told = code === null ? null : { code, ...toldError(code, external) };
  const field = told?.field && own.includes(told.field) ? told.field : null;

  // After the words are there, so that a screen reader has them.
  useEffect(() => {
    if (attempt === 0) return;
    const invalid =
      sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      sent.current?.parentElement?.querySelector<HTMLElement>('[data-problem]');
    invalid?.focus();
  }, [attempt]);

  const fail = (problem: string) => {
    setCode(problem);
    setAttempt((count) => count + 1);
  };

  const send = async (target: string, fields: Fields) => {
    setBusy(target);
    try {
      const { error, target: url } = await postAuthForm(target, fields);
      if (error !== null || url === null) {
        setBusy(null);
        fail(error ?? 'Default');
      } else if (onDone) {
        setBusy(null);
        setCode(null);
        onDone(url);
      } else {
        window.location.assign(url);
      }
    } catch (error) {
      setBusy(null);
      fail(error instanceof Error ? error.message : 'Default');
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent.current = event.currentTarget;
    if (busy !== null) return;
    const submitter = event.nativeEvent.submitter;
    const target = getPath(submitter, path);
    const data = new FormData(event.currentTarget, submitter);
    const fields = Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).join('')]));
    const wrong = check?.(fields, target) ?? null;
    if (wrong !== null) fail(wrong);
    else void send(target, fields);
  };

  return {
    busy,
    submit,
    errors: told && field ? { [field]: told.text } : {},
    problem: told && !field ? { code: told.code, text: told.text } : null,
  };
}
