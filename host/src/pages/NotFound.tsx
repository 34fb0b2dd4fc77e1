import { LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { copy } from '../copy.ts';

const SCENE = '/pictures/adobe-redrock-summer/away/front-1-dawn.svg';

/** Unknown addresses (ROUTE-3), with status 404. */
export function NotFound() {
  return (
    <Wrap width="narrow">
      <MessagePage
        title={copy.notFound.title}
        imageUrl={SCENE}
        actions={
          <>
            <LinkButton href="/search" variant="primary">
              {copy.notFound.search}
            </LinkButton>
            <LinkButton href="/">{copy.notFound.home}</LinkButton>
          </>
        }
      >
        <p>{copy.notFound.text}</p>
      </MessagePage>
    </Wrap>
  );
}
