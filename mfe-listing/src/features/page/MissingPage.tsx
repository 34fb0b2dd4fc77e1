import { LinkButton, MessagePage, Wrap } from '@roost/shared/ui';
import { copy } from '../../copy.ts';
import { SimilarHomes } from '../similar/SimilarHomes.tsx';
import type { MissingData } from './load.ts';

/** Stands in for a home that never was (404) or is no longer rented out (410), with homes like it (LIST-6). */
export function MissingPage({ data }: { data: MissingData }) {
  return (
    <Wrap>
      <MessagePage
        title={copy.missing.title}
        actions={<><LinkButton variant="primary" href="/search">{copy.missing.search}</LinkButton><LinkButton href="/">{copy.missing.home}</LinkButton></>}
      >
        <p>{copy.missing.text(data.phone)}</p>
      </MessagePage>
      <SimilarHomes title={copy.similar.missing} homes={data.similar} query="" />
    </Wrap>
  );
}
