import { listHandedOverMail, listOwnedMail } from '../auth/auth-mail-templates.ts';
import type { Mailer } from '../auth/mailer.ts';
import type { HandedOver } from '../favorites/hand-over.ts';

/** Tells who fills a shared collection that it has another owner, and the owner that it is theirs (FAV-10, SAFE-15). */
export function tellNewOwners(
  handedOver: readonly HandedOver[],
  { mailer, siteUrl }: { mailer: Pick<Mailer, 'send'>; siteUrl: string },
): void {
  const url = `${siteUrl}/favorites`;
  for (const { name, ownerName, owner, members } of handedOver) {
    if (owner !== null) mailer.send(owner, listOwnedMail(name, url));
    for (const member of members) mailer.send(member, listHandedOverMail(name, ownerName, url));
  }
}
