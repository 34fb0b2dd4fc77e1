import { useMemo, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { createSearchIndexClient } from '@roost/shared/clients/search-index';
import { FIRST_NAME_LENGTH } from '@roost/shared/contracts/favorites-service';
import type { CollectionInvite } from '@roost/shared/contracts/favorites-service';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { hasAddress } from '@roost/shared/domain/person-name';
import { useLocation, useNavigate } from '@roost/shared/router';
import { useAppSelector } from '@roost/shared/state';
import { Button, Heading, LinkButton, MessagePage, Note, TextField, Wrap } from '@roost/shared/ui';
import type { LoadListings } from '../../api/use-favorite-homes.ts';
import { nameCollection } from '../../slot-copy.ts';
import layout from '../../components/ListPageLayout.module.css';
import { copy } from '../../copy.ts';
import { useAccount } from '../../features/account/use-account.ts';
import { useServiceCall } from '../../features/account/use-service-call.ts';
import { toFavoritesHref } from '../../hooks/favorites-address.ts';
import { useFavorites } from '../../state/use-favorites.ts';
import { InvitedHomes } from './InvitedHomes.tsx';
import styles from './JoinPage.module.css';

const texts = copy.join;

/** `invite` is null when it was ended or never was. */
export type JoinData = {
  invite: CollectionInvite | null;
  token: string;
  service?: PublicConfig['favorites'];
  search: PublicConfig['search'];
  now: string;
  today: string;
};

/** Says who invites to which list, shows its homes, and lets a guest with an account join it (FAV-10). */
export function JoinPage({ data }: { data: JoinData }) {
  const { invite, token, service, today } = data;
  useAccount(service);
  useFavorites(({ loaded }) => loaded);
  const load = useMemo(
    () => createSearchIndexClient(data.search, { now: data.now }).getListings,
    [data.search, data.now],
  );
  if (!invite)
    return (
      <MessagePage
        title={texts.ended}
        actions={
          <LinkButton href="/search" variant="primary" icon="search">
            {copy.browse}
          </LinkButton>
        }
      >
        {texts.endedText}
      </MessagePage>
    );
  return <InviteView invite={invite} token={token} service={service} today={today} load={load} />;
}

export function InviteView({
  invite,
  token,
  service,
  today,
  load,
}: {
  invite: CollectionInvite;
  token: string;
  service: PublicConfig['favorites'];
  today: string;
  load: LoadListings;
}) {
  const { search } = useLocation();
  const status = useAppSelector(({ session }) => session.status);
  const callbackUrl = `/favorites/join/${token}${search}`;
  return (
    <Wrap className={layout.page}>
      <div className={layout.heading}>
        <Heading level={1} look="d2">
          {texts.heading(invite.ownerName, nameCollection(invite.collectionName))}
        </Heading>
        <p className={styles.text}>{texts.text(invite.homes)}</p>
      </div>
      <div className={styles.join}>
        {status === 'authenticated' && <JoinForm token={token} service={service} />}
        {status === 'unauthenticated' && (
          <>
            <LinkButton href={`/api/auth/signin?${new URLSearchParams({ callbackUrl })}`} variant="primary" size="lg">
              {texts.signIn}
            </LinkButton>
            <p className={styles.facts}>{texts.signInText}</p>
          </>
        )}
      </div>
      {invite.selectedListings.length > 0 && <InvitedHomes invite={invite} today={today} load={load} />}
    </Wrap>
  );
}

function JoinForm({ token, service }: { token: string; service: PublicConfig['favorites'] }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const callService = useServiceCall(service);
  const known = useAppSelector(({ session }) => session.data?.user.name?.trim().split(/\s+/)[0] ?? '');
  const [name, setName] = useState(known);
  const [error, setError] = useState<string | undefined>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const firstName = name.trim();
    const isGood = firstName !== '' && !hasAddress(firstName);
    setError(isGood ? undefined : copy.people.noName);
    if (!isGood) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailed(false);
    const joined = await callService((client) => client.joinCollection({ token, firstName }));
    setBusy(false);
    // The stay of the invitation comes along.
    if (joined) await navigate(toFavoritesHref(search, { collectionId: token.split('~')[0] ?? '' }));
    else setFailed(true);
  };
  return (
    <form className={styles.join} noValidate method="dialog" onSubmit={(event) => void submit(event)}>
      {failed && (
        <Note tone="bad" role="alert">
          {texts.failed}
        </Note>
      )}
      <TextField
        ref={field}
        label={copy.people.firstName}
        hint={copy.people.firstNameHint}
        value={name}
        maxLength={FIRST_NAME_LENGTH}
        autoComplete="given-name"
        required
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {texts.join}
      </Button>
    </form>
  );
}
