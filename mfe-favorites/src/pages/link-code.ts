import { codeChunk } from '@roost/shared/federation';
import type * as LinkPages from './link-pages.ts';

/** Loaded with the pages that somebody else's link leads to: a guest's own favorites do not wait for them. */
export const linkCode = codeChunk<typeof LinkPages>(
  'link-pages',
  () => import(/* webpackChunkName: "link-pages" */ './link-pages.ts'),
);
