import { memo, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SlotName, SlotProps } from '../contracts/slots.ts';
import type { RemoteName } from '../contracts/remotes.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteFallback } from './RemoteBoundary.tsx';
import { useFederation, useRemoteModule } from './context.ts';
import { RemoteError } from './errors.ts';
import { isSameData, isSameStandIn } from './same-props.ts';
import type { Expose } from './runtime.ts';

type Props<N extends SlotName> = {
  name: N;
  props: SlotProps[N];
  /** Shown when the remote cannot be used; null leaves the place empty (hearts). */
  fallback: RemoteFallback;
  /** Shown while the code loads, and by the server when it could not render the slot. Default: the fixed fallback. */
  loading?: ReactNode;
};

function split(name: SlotName): { remote: RemoteName; component: string; expose: Expose } {
  const [remote, component] = name.split('/') as [RemoteName, string];
  return { remote, component, expose: `./${component}` };
}

function SlotContent<N extends SlotName>({ name, props }: { name: N; props: SlotProps[N] }) {
  const { remote, component, expose } = split(name);
  const runtime = useFederation();
  const module = useRemoteModule(remote, expose) as Record<string, ComponentType<SlotProps[N]> | undefined>;
  const Content = module[component];
  if (!Content)
    throw new RemoteError(remote, runtime.getVersion(remote), 'resolve', `${expose} has no export ${component}`);
  return <Content {...props} />;
}

/**
 * A component of another remote, by name. It renders at once when its code is there. Else hydration keeps the server's
 * HTML until the code comes, also while the parent renders again: React would drop the HTML of a region whose props
 * change. A failure costs this place only (PLAT-5).
 */
export const RemoteSlot = memo(
  Slot,
  (one, other) =>
    one.name === other.name &&
    isSameData(one.props, other.props) &&
    isSameStandIn(one.fallback, other.fallback) &&
    isSameStandIn(one.loading, other.loading),
) as typeof Slot;

function Slot<N extends SlotName>({ name, props, fallback, loading }: Props<N>) {
  const { remote, expose } = split(name);
  const waiting = loading !== undefined ? loading : typeof fallback === 'function' ? null : fallback;
  return (
    <RemoteBoundary remote={remote} expose={expose} fallback={fallback}>
      <Suspense fallback={waiting}>
        <SlotContent name={name} props={props} />
      </Suspense>
    </RemoteBoundary>
  );
}
