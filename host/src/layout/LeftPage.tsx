/**
 * Handles a page that throws while it is left (PLAT-3). Its own boundary is removed with it, so the error would break
 * the next page. The next page is shown anyway, and the listener for uncaught errors reports whose error it was.
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
