/** What a browser answers for a passkey, as JSON in a form field. Only the fields that are checked are read. */
import * as z from 'zod/mini';

const encoded = z.string().check(z.regex(/^[\w-]{1,3000}={0,2}$/));
const common = { id: encoded, rawId: encoded, type: z.literal('public-key') };
const authenticationSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    // Passkeys that are found without an account's name always say whose they are.
    userHandle: encoded,
  }),
});
const registrationSchema = z.object({
  ...common,
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded }),
});

function read<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** An answer of `navigator.credentials.get`, or null. */
export function readAuthentication(text: string) {
  const answer = read(authenticationSchema, text);
  return answer && { ...answer, clientExtensionResults: {} };
}

/** An answer of `navigator.credentials.create`, or null. */
export function readRegistration(text: string) {
  const answer = read(registrationSchema, text);
  return answer && { ...answer, clientExtensionResults: {} };
}
