/** `/messages`, `/messages/:code` and, for hosts, `/messages/answer` (TALK-1). */
import type { Thread } from '@roost/shared/contracts/messages';
import { useRevalidator } from '@roost/shared/router';
import { Button, Heading, LinkButton, MessagePage, Note, Skeleton, Wrap } from '@roost/shared/ui';
import { openThreadLink } from '../../api/messages.ts';
import { GuestMessages } from '../../features/messages/GuestMessages.tsx';
import { HostMessages } from '../../features/messages/HostMessages.tsx';
import { messagesCopy } from '../../features/messages/messages-copy.ts';
import { useIsBrowser } from '@roost/shared/hooks/use-is-browser';
import { useMailedLink } from '../../hooks/use-mailed-link.ts';
import type { MessagesData } from './load-messages.ts';
import styles from '../../features/messages/Messages.module.css';

const words = messagesCopy.page;

/** Stands in the server's page of a host, whose link it does not see. */
function Waiting({ phone }: { phone: string }) {
  return (
    <Wrap width="narrow" className={styles.waiting}>
      <Heading level={1} look="d2">
        {messagesCopy.title}
      </Heading>
      <noscript>
        <p>{words.noScript(phone)}</p>
      </noscript>
      <Skeleton height="30rem" />
    </Wrap>
  );
}

export function MessagesPage({ data, open = openThreadLink }: { data: MessagesData; open?: typeof openThreadLink }) {
  const { opened, state: linkState } = useMailedLink(data.type === 'closed' ? data.code : null, open);
  const { revalidate, state } = useRevalidator();
  const { phone } = data;
  if (data.type === 'failed')
    return (
      <MessagePage
        title={words.failed}
        actions={
          <Button variant="primary" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
            {words.retry}
          </Button>
        }
      >
        {words.failedText(phone)}
      </MessagePage>
    );
  if (data.type === 'closed' && opened === null)
    return linkState === 'opening' ? (
      <MessagePage title={words.opening} />
    ) : (
      <Closed code={data.code} phone={phone} linkOver={linkState === 'refused'} />
    );
  const shown: { thread: Thread | null; threads: Extract<MessagesData, { type: 'messages' }>['threads'] } =
    data.type === 'messages' ? data : { thread: opened, threads: { signedIn: true, threads: [] } };
  return <GuestMessages threads={shown.threads} thread={shown.thread} phone={phone} />;
}

function Closed({ code, phone, linkOver }: { code: string; phone: string; linkOver: boolean }) {
  const signIn = `/api/auth/signin?${new URLSearchParams({ callbackUrl: `/messages/${code}` })}`;
  return (
    <MessagePage
      title={words.closed}
      actions={
        <LinkButton variant="primary" href={signIn}>
          {words.signIn}
        </LinkButton>
      }
    >
      {linkOver && (
        <Note tone="warn" role="alert">
          {words.linkOver}
        </Note>
      )}
      <p>{words.closedText(phone)}</p>
    </MessagePage>
  );
}

/** The page behind the link in a host's mail. The server does not see the link's token: it is after the `#`. */
export function HostMessagesPage({ data }: { data: { phone: string } }) {
  return useIsBrowser() ? <HostMessages phone={data.phone} /> : <Waiting phone={data.phone} />;
}
