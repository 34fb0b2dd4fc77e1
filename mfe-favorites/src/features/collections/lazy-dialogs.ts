import { lazy } from 'react';

/** The dialogs of collections; their code is loaded with the first that is opened. */
export const CollectionDialogs = lazy(() =>
  import(/* webpackChunkName: "deferred" */ './dialogs/CollectionDialogs.tsx').then((module) => ({
    default: module.CollectionDialogs,
  })),
);
