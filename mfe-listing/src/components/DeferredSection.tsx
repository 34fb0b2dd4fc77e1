import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Skeleton } from '@roost/shared/ui';
import { useCodeNow } from '../hooks/wait-for-code.ts';

type Props = {
  /** CSS height of what stands there while code is on its way. */
  height: string;
  children: ReactNode;
};

/** A part of the server's HTML that is hydrated when its code is here (`waitForCode`). */
export function DeferredSection({ height, children }: Props) {
  return <Suspense fallback={<Waiting height={height} />}>{children}</Suspense>;
}

function Waiting({ height }: Omit<Props, 'children'>) {
  useCodeNow();
  return <Skeleton height={height} />;
}
