import { useState, useSyncExternalStore } from 'react';
import { postAuthForm } from '@roost/shared/session';
import type { AuthForm } from './use-auth-form.ts';
import { toldError } from './auth-errors.ts';
import type { PasskeyQuestion } from './passkey-client.ts';

type Passkey = {
  /** False in a browser without passkeys; true before that is known, so that nothing moves. */
  possible: boolean;
  busy: boolean;
  problem: AuthForm['problem'];
  ask: () => void;
};

const neverChanges = () => () => undefined;
const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/**
 * Asks for a passkey and goes where the answer leads (SAFE-12).
 * @param callback where the guest wants to go
 * @param onDone instead of going there
 */
export function usePasskey(question: PasskeyQuestion, callback: string, onDone?: () => void): Passkey {
  const possible = useSyncExternalStore(neverChanges, hasPasskeys, () => true);
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<string | null>(null);

  const run = async () => {
    setBusy(true);
    setCode(null);
    try {
      const { askPasskey } = await import(/* webpackChunkName: "passkey" */ './passkey-client.ts');
      const fields = { answer: await askPasskey(question), callbackUrl: callback };
      const { error, target } = await postAuthForm(`/passkey/${question}`, fields);
      if (error !== null || target === null) setCode(error ?? 'Default');
      else if (onDone) onDone();
      else return window.location.assign(target);
    } catch (error) {
      setCode(error instanceof Error ? error.message : 'Default');
    }
    setBusy(false);
  };

  return {
    possible,
    busy,
    problem: code === null ? null : { code, text: toldError(code, null).text },
    ask: () => {
      if (!busy) void run();
    },
  };
}
