import { Component, type JSX, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (failure: unknown, retry: () => void) => JSX.Element | null;
  /** What is rendered then looks after the failure itself. */
  readonly isLookedAfter?: true;
}

/** Milliseconds after which a part that was begun anew counts as sound, and may be once more. */
const SOUND = 60_000;

/** What failed is begun anew, since most failures are another's (extension, translation); a second shows. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: unknown }> {
  override state = { failure: null };
  private begun = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? new Error('unknown') };
  }

  override componentDidCatch(): void {
    if (!this.mayBegin()) return;
    this.begun = performance.now();
    this.setState({ failure: null });
  }

  override render(): JSX.Element | null {
    const { failure } = this.state;
    if (failure === null) return <>{this.props.children}</>;
    // Nothing is left of the part before it is begun anew.
    if (this.mayBegin()) return null;
    return this.props.fallback(failure, () => this.setState({ failure: null }));
  }

  private mayBegin(): boolean {
    return this.props.isLookedAfter !== true && performance.now() - this.begun > SOUND;
  }
}
