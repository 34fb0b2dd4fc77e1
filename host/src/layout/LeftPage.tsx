/**
 * A page that throws while it is left (PLAT-3): its own boundary goes with it, so the error would take the page that comes. That one is shown all the same; whose
 * error it was is told by what listens for errors that nobody caught.
 */
import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = {
  /** Changes with each navigation. What throws twice in one place is not what was left. */
  place: string;
  children: ReactNode;
};
type State = { failure?: { cause: unknown } | null };

export class LeftPage extends Component<Props, State> {
  override state: State = {};
  private at = '';

  static getDerivedStateFromError(cause: unknown): State {
    return { failure: { cause } };
  }

  override componentDidCatch(cause: unknown): void {
    this.at = this.props.place;
    this.setState({ failure: null });
    reportError(cause);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.at === this.props.place) throw failure.cause;
    return null;
  }
}
