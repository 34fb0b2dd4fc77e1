import { memo, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteName } from '../contracts/remotes.ts';
import type { RoutesModule } from '../contracts/remote-module.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteFallback } from './RemoteBoundary.tsx';
import { useFederation, useRemoteModule } from './context.ts';
import { RemoteError } from './errors.ts';

/** Memoised: the host's part of the page renders whenever the router's state changes, the remote's with other data. */
const PageContent = memo(function PageContent({
  remote,
  routeId,
  data,
}: {
  remote: RemoteName;
  routeId: string;
  data: unknown;
}) {
  const runtime = useFederation();
  const module = useRemoteModule(remote, './routes') as RoutesModule;
  const route = module.routes.find((candidate) => candidate.id === routeId);
  if (!route) throw new RemoteError(remote, runtime.getVersion(remote), 'resolve', `there is no route ${routeId}`);
  const Page = route.Component as unknown as ComponentType<{ data: unknown }>;
  return <Page data={data} />;
});

/** The page of a remote's route with its loader's data. The shell around it stays whatever happens in it (PLAT-5). */
export function RemotePage({
  remote,
  routeId,
  data,
  fallback,
  loading,
  onFallBack,
}: {
  remote: RemoteName;
  routeId: string;
  data: unknown;
  fallback: RemoteFallback;
  loading: ReactNode;
  /** Loads the data again, with the version before. */
  onFallBack?: (() => unknown) | undefined;
}) {
  return (
    <RemoteBoundary remote={remote} expose="./routes" fallback={fallback} resetKey={data} onFallBack={onFallBack}>
      <Suspense fallback={loading}>
        <PageContent remote={remote} routeId={routeId} data={data} />
      </Suspense>
    </RemoteBoundary>
  );
}
