/** Asks the guest's device for a passkey. A chunk of its own: it comes with the first press. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { AUTH_BASE } from '@roost/shared/domain/callback-address';

export type PasskeyQuestion = 'signin' | 'register';
const TIME_LIMIT_MS = 15_000;

/** A problem by its code (auth-copy.ts). */
class PasskeyError extends Error {
  override name = 'PasskeyError';
}

/**
 * The options that services give for a question. They are for the browser's own checks, which refuse what is no option.
 */
async function readOptions(question: PasskeyQuestion): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(`${AUTH_BASE}/passkey/options?for=${question}`, {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  } catch {
    throw new PasskeyError('Network request failed');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const code = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : 'Default';
  throw new PasskeyError(code);
}

/** Returns the device's answer as the text of a form field. Rejects with an error whose message is a problem's code. */
export async function askPasskey(question: PasskeyQuestion): Promise<string> {
  const optionsJSON = (await readOptions(question)) as never;
  try {
    const { id, rawId, type, response } =
      question === 'signin' ? await startAuthentication({ optionsJSON }) : await startRegistration({ optionsJSON });
    // Only what is checked: some devices add their whole key a second time, and certificates.
    const kept = ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle', 'attestationObject'];
    const sent = Object.fromEntries(Object.entries(response).filter(([name]) => kept.includes(name)));
    return JSON.stringify({ id, rawId, type, response: sent });
  } catch (error) {
    const known =
      error instanceof Error && (error.name === 'InvalidStateError' || error.name === 'PreviouslyRegistered');
    throw new PasskeyError(known ? 'PasskeyKnown' : 'PasskeyCancelled', { cause: error });
  }
}
