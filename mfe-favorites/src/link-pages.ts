/** The pages that somebody else's link leads to: a chunk of their own, see `routes.tsx`. */
export { JoinPage } from './pages/join/JoinPage.tsx';
export { SharedListPage } from './pages/shared-list/SharedListPage.tsx';
