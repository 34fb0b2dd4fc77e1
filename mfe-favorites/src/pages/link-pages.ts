/** The pages that somebody else's link leads to: a chunk of their own, see `link-code.ts`. */
export { JoinPage } from './join/JoinPage.tsx';
export { SharedListPage } from './shared-list/SharedListPage.tsx';
