/** `/messages`, `/messages/:code` and, for hosts, `/messages/answer` (TALK-1). Their parts load when the page stands: other pages carry none of them. */
import { lazy, Suspense } from 'react';
import type { Thread } from '@roost/shared/contracts/messages';
import { useRevalidator } from '@roost/shared/router';
import { Button, Heading, LinkButton, MessagePage, Note, Skeleton, Wrap } from '@roost/shared/ui';
import { openThreadLink } from '../../api/messages.ts';
import { copy } from '../../copy.ts';
import { useMailedLink } from '../../hooks/use-mailed-link.ts';
import type { MessagesData } from './load-messages.ts';

const loadParts = () => import('../../features/messages/lazy-parts.ts');
const GuestMessages = lazy(() => loadParts().then((parts) => ({ default: parts.GuestMessages })));
const HostMessages = lazy(() => loadParts().then((parts) => ({ default: parts.HostMessages })));

const words = copy.messages;

/** Stands until the parts are there. */
function Waiting({ phone }: { phone: string }) {
  return (
    <Wrap width="narrow">
      <Heading level={1} look="d2">
        {words.title}
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
  return (
    <Suspense fallback={<Waiting phone={phone} />}>
      <GuestMessages threads={shown.threads} thread={shown.thread} phone={phone} />
    </Suspense>
  );
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
  return (
    <Suspense fallback={<Waiting phone={data.phone} />}>
      <HostMessages phone={data.phone} />
    </Suspense>
  );
}
