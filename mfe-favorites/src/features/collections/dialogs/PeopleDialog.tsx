import { useEffect, useRef, useState } from 'react';
import { FIRST_NAME_LENGTH } from '@roost/shared/contracts/favorites-service';
import type { Collection } from '@roost/shared/contracts/favorites-service';
import { hasAddress } from '@roost/shared/domain/person-name';
import { useLocation } from '@roost/shared/router';
import { useAppSelector } from '@roost/shared/state';
import { Button, TextField } from '@roost/shared/ui';
import { copy } from '../../../copy.ts';
import { getStayQuery } from '../../stay/index.ts';
import type { DialogProps } from '../open-dialog.ts';
import { Frame, useWork } from './parts.tsx';
import { currentLanguage } from '@roost/shared/texts';
import { nameCollection } from '../../../slot-copy.ts';
import styles from './Dialogs.module.css';

const texts = copy.people;
const formatUntil = (day: Date): string =>
  new Intl.DateTimeFormat(currentLanguage(), { month: 'long', day: 'numeric' }).format(day);

/** Invites others to fill a collection by a link, ends it, and removes who has joined (FAV-10). */
export function PeopleDialog({
  dialog: { collection },
  collections,
  callService,
  today,
  onClose,
}: DialogProps<'people'>) {
  const now = collections.find(({ collectionId }) => collectionId === collection.collectionId) ?? collection;
  const { collectionId, members = [], invite } = now;
  const account = useAppSelector(({ session }) => session.data?.user.name?.trim().split(/\s+/)[0] ?? '');
  const [name, setName] = useState(members.find(({ isYou }) => isYou)?.firstName ?? account);
  const [error, setError] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const { search } = useLocation();
  const { busy, failed, run } = useWork(() => undefined);
  const open = () => {
    const firstName = name.trim();
    const isGood = firstName !== '' && !hasAddress(firstName);
    setError(isGood ? undefined : texts.noName);
    if (!isGood) return field.current?.focus();
    return void run(() => callService((client) => client.inviteToCollection({ collectionId, firstName, open: true })));
  };
  const end = () =>
    void run(() => callService((client) => client.inviteToCollection({ collectionId, firstName: name, open: false })));
  const remove = (memberId: string) =>
    void run(() => callService((client) => client.removeMember({ collectionId, memberId })));
  return (
    <Frame
      title={texts.title(nameCollection(now.collectionName))}
      onClose={onClose}
      failed={failed}
      footer={
        invite ? (
          <Button busy={busy} onClick={end}>
            {texts.end}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{copy.collections.cancel}</Button>
            <Button variant="primary" icon="users" busy={busy} onClick={open}>
              {texts.make}
            </Button>
          </>
        )
      }
    >
      <p>{texts.text}</p>
      {invite ? (
        <InviteLink invite={invite} stay={getStayQuery(now, search, today)} />
      ) : (
        <TextField
          ref={field}
          label={texts.firstName}
          hint={texts.firstNameHint}
          value={name}
          maxLength={FIRST_NAME_LENGTH}
          autoComplete="given-name"
          required
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      {members.length > 0 && <Members members={members} invited={invite !== undefined} onRemove={remove} />}
    </Frame>
  );
}

type InviteLinkProps = {
  invite: NonNullable<Collection['invite']>;
  /** Query of the stay that comes along. */
  stay: string;
};

function InviteLink({ invite, stay }: InviteLinkProps) {
  const [copied, setCopied] = useState(false);
  const link = new URL(`/favorites/join/${invite.token}${stay}`, window.location.href).href;
  const copyLink = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <TextField
        label={texts.link}
        hint={texts.until(formatUntil(new Date(invite.until)))}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="primary" icon="link" onClick={() => void copyLink()}>
        {copy.collections.copy}
      </Button>
      <p role="status" className={styles.quiet}>
        {copied ? copy.collections.copied : ''}
      </p>
    </>
  );
}

type Member = NonNullable<Collection['members']>[number];

type MembersProps = {
  members: readonly Member[];
  /** A link invites more people. */
  invited: boolean;
  onRemove: (memberId: string) => void;
};

function Members({ members, invited, onRemove }: MembersProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const label = useRef<HTMLParagraphElement>(null);
  const count = useRef(members.length);
  // The button that was pressed is gone with the person.
  useEffect(() => {
    if (members.length < count.current) label.current?.focus();
    count.current = members.length;
  }, [members.length]);
  return (
    <section aria-label={texts.members}>
      <p ref={label} tabIndex={-1} className={styles.label}>
        {texts.members}
      </p>
      <ul className={styles.people}>
        {members.map((member) => (
          <li key={member.memberId}>
            {asked === member.memberId ? (
              <AskToRemove
                name={member.firstName}
                invited={invited}
                onKeep={() => {
                  setAsked(null);
                  label.current?.focus();
                }}
                onRemove={() => onRemove(asked)}
              />
            ) : (
              <>
                <span>{member.firstName}</span>
                {member.isOwner ? (
                  <span className={styles.quiet}>{texts.owner}</span>
                ) : (
                  <Button variant="text" onClick={() => setAsked(member.memberId)}>
                    {texts.removeNamed(member.firstName)}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type AskProps = { name: string; invited: boolean; onKeep: () => void; onRemove: () => void };

/** Replaces the row of a member who is about to be removed, and says what is removed with them. */
function AskToRemove({ name, invited, onKeep, onRemove }: AskProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div ref={group} role="group" aria-label={texts.removeTitle(name)} tabIndex={-1} className={styles.ask}>
      <p>
        <b>{texts.removeTitle(name)}</b> {texts.removed(name)} {invited && texts.removedInvite}
      </p>
      <Button onClick={onKeep}>{texts.keepNamed(name)}</Button>
      <Button variant="primary" onClick={onRemove}>
        {texts.removeNamed(name)}
      </Button>
    </div>
  );
}
