/** What the favorites page loads when the first of it is wanted, as one file: many small ones would make the entry that every page loads longer. */
export { CollectionMenu } from './collections/CollectionMenu.tsx';
export { Comparison } from './compare/Comparison.tsx';
export { CollectionDialogs } from './dialogs/CollectionDialogs.tsx';
export { SimilarDialog } from './dialogs/SimilarDialog.tsx';
