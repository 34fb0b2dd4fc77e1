import { Component } from 'react';
import type { ReactNode } from 'react';
import type { RemoteName } from '../contracts/remotes.ts';
import { toRemoteError } from './errors.ts';
import type { RemoteError } from './errors.ts';
import { useFederation } from './context.ts';
import type { Expose, FederationRuntime } from './runtime.ts';

/** Content in place of a failed region: fixed, or a function that gets the error and a way to try again. */
export type RemoteFallback = ReactNode | ((failure: { error: RemoteError; retry: () => void }) => ReactNode);

type Props = {
  remote: RemoteName;
  expose: Expose;
  fallback: RemoteFallback;
  /** A new value clears a failure, so that a page that broke is tried again with new data. */
  resetKey?: unknown;
  /** Called when the version before is shown: what the newer one loaded may break it. */
  onFallBack?: (() => unknown) | undefined;
  children: ReactNode;
};
type State = { failure: { cause: unknown } | null };

class Boundary extends Component<Props & { runtime: FederationRuntime }, State> {
  override state: State = { failure: null };
  /** Set while rendering: when the first failure is reported, the page moves on to the fallback version. */
  error: RemoteError | null = null;

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause } };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override componentDidCatch(cause: unknown): void {
    const { runtime, remote, expose, onFallBack } = this.props;
    const error = this.error ?? this.describe(cause);
    runtime.report(error);
    if (error.phase !== 'load') {
      if (runtime.fallBack?.(remote, error.version)) {
        this.setState({ failure: null });
        onFallBack?.();
      }
      return;
    }
    // Loading has tried all versions already; on a slow network one of them may still arrive.
    const heal = () => {
      if (this.state.failure?.cause === cause) this.setState({ failure: null });
    };
    runtime.late?.(remote, expose)?.then(heal, () => undefined);
  }

  describe(cause: unknown): RemoteError {
    const { runtime, remote } = this.props;
    return toRemoteError(remote, runtime.getVersion(remote), 'render', cause);
  }

  readonly retry = (): void => {
    const { runtime, remote, expose } = this.props;
    runtime.retry(remote, expose);
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    this.error = this.describe(failure.cause);
    const { fallback } = this.props;
    return typeof fallback === 'function' ? fallback({ error: this.error, retry: this.retry }) : fallback;
  }
}

/**
 * Keeps a failing remote inside its own region (PLAT-5): shows the fallback and reports the failure once, with the
 * remote's name and version. A retry loads again and renders again.
 */
export function RemoteBoundary(props: Props) {
  return <Boundary {...props} runtime={useFederation()} />;
}
