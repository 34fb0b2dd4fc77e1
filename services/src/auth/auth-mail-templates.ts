/**
 * The mails of sign-in, as plain text and in the frame of all our mails, in the language of the request that causes
 * them.
 */
import { inGuestsLanguage } from '../language.ts';
import { renderMailHtml } from '../mail/mail-frame.ts';
import { authMailTexts as texts } from './auth-mail-texts.ts';

export type AuthMail = { subject: string; text: string; html: string };

type Parts = {
  subject: string;
  heading?: string;
  lead: string;
  button: string;
  url: string;
  code?: string;
  ignore: string;
};

function mail({ subject, heading = subject, lead, button, url, code, ignore }: Parts): AuthMail {
  const life = texts.linkLife(texts.life);
  const text = [lead, '', url, '', ...(code ? [`${texts.orCode} ${code}`, ''] : []), life, ignore];
  return {
    subject,
    text: text.join('\n'),
    html: renderMailHtml({
      heading,
      preview: lead,
      paragraphs: [lead],
      link: { words: button, url },
      ...(code && { code: { lead: texts.orCode, digits: code } }),
      tables: [],
      closing: [life, ignore],
    }),
  };
}

/** A mail of two paragraphs. */
const plainMail = (subject: string, heading: string, [told, next]: readonly [string, string]): AuthMail => ({
  subject,
  text: `${told}\n\n${next}`,
  html: renderMailHtml({ heading, preview: told, paragraphs: [told, next], tables: [], closing: [] }),
});

/** A link to sign in with. */
export const signInMail = inGuestsLanguage((url: string, code: string): AuthMail =>
  mail({ subject: texts.codeSubject(code), ...texts.signIn, url, code, ignore: texts.notYou }),
);

/** Proves the address of a new account. */
export const signUpMail = inGuestsLanguage((url: string, code: string): AuthMail =>
  mail({ ...texts.signUp, url, code, ignore: texts.notYou }),
);

/** Sent when somebody, likely the owner, signs up with an address that has an account. */
export const accountExistsMail = inGuestsLanguage((url: string, code: string): AuthMail =>
  mail({ ...texts.exists, button: texts.signIn.button, url, code, ignore: texts.notYou }),
);

export const resetMail = inGuestsLanguage((url: string): AuthMail => {
  const { subject, lead, button, ignore } = texts.reset;
  return mail({ subject, lead, button, url, ignore });
});

/** Tells the owner of something that was done to the account, with where to go if it was somebody else. */
const toldMail = (
  { subject, text }: { subject: string; text: string },
  { notYou, button }: { notYou: string; button: string },
  url: string,
): AuthMail => ({
  subject,
  text: `${text}\n\n${notYou}: ${url}`,
  html: renderMailHtml({
    heading: subject,
    preview: text,
    paragraphs: [text, `${notYou}.`],
    link: { words: button, url },
    tables: [],
    closing: [],
  }),
});

/** `device` is one of our own words (device-name.ts). */
export const passkeyAddedMail = inGuestsLanguage((device: string, accountUrl: string): AuthMail => {
  const { subject, text } = texts.passkeyAdded;
  return toldMail({ subject, text: text(device) }, texts.told, accountUrl);
});

export const passkeyRemovedMail = inGuestsLanguage((accountUrl: string): AuthMail =>
  toldMail(texts.passkeyRemoved, texts.told, accountUrl),
);

/** Tells the owner that the password was changed, and what became of the passkeys. */
export const passwordChangedMail = inGuestsLanguage(
  ({ removed, kept }: { removed: number; kept: number }, resetUrl: string): AuthMail => {
    const { subject, text, removed: sayRemoved, kept: sayKept, notYou } = texts.passwordChanged;
    const sentences = [text, ...(removed > 0 ? [sayRemoved(removed)] : []), ...(kept > 0 ? [sayKept(kept)] : [])];
    return toldMail({ subject, text: sentences.join(' ') }, { notYou, button: texts.reset.button }, resetUrl);
  },
);

/** The last mail that a guest gets. */
export const accountDeletedMail = inGuestsLanguage((phone: string): AuthMail => {
  const { subject, heading, told, kept } = texts.deleted;
  return plainMail(subject, heading, [told, kept(phone)]);
});

const listMail = (
  { subject, told, button }: { subject: string; told: string; button: string },
  url: string,
): AuthMail => ({
  subject,
  text: `${told}\n\n${button}: ${url}`,
  html: renderMailHtml({
    heading: subject,
    preview: told,
    paragraphs: [told],
    link: { words: button, url },
    tables: [],
    closing: [],
  }),
});

/** To who owns a shared list from now on, because its owner has deleted their account. */
export const listOwnedMail = inGuestsLanguage((list: string, url: string): AuthMail => {
  const { subject, told, button } = texts.listOwned;
  return listMail({ subject: subject(list), told: told(list), button }, url);
});

/** To who goes on filling a shared list that has another owner now. */
export const listHandedOverMail = inGuestsLanguage((list: string, owner: string, url: string): AuthMail => {
  const { subject, told, button } = texts.listHandedOver;
  return listMail({ subject: subject(list, owner), told: told(list, owner), button }, url);
});

/** Proves a new address of an account. */
export const emailChangeMail = inGuestsLanguage((code: string): AuthMail => {
  const { heading, lead } = texts.emailChange;
  const life = texts.codeLife;
  return {
    subject: texts.codeSubject(code),
    text: `${lead}\n\n${code}\n\n${life}\n${texts.notYou}`,
    html: renderMailHtml({
      heading,
      preview: lead,
      paragraphs: [],
      code: { lead, digits: code },
      tables: [],
      closing: [life, texts.notYou],
    }),
  };
});

/** Instead of the code, to an address that has an account already. */
export const emailKnownMail = inGuestsLanguage((): AuthMail => {
  const { subject, heading, told, next } = texts.emailKnown;
  return plainMail(subject, heading, [told, next]);
});

/** Tells the address that an account had before. The new one is named by its first letter and its host. */
export const emailChangedMail = inGuestsLanguage((newEmail: string, phone: string): AuthMail => {
  const at = newEmail.lastIndexOf('@');
  const { subject, heading, told, next } = texts.emailChanged;
  return plainMail(subject, heading, [told(`${newEmail.slice(0, 1)}…${newEmail.slice(at)}`), next(phone)]);
});
