import { Component, type JSX, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Renders in place of what failed; `retry` tries again. */
  readonly fallback: (failure: unknown, retry: () => void) => JSX.Element | null;
}

/** Keeps a failure in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: unknown }> {
  override state = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? new Error('unknown') };
  }

  override render(): JSX.Element | null {
    const { failure } = this.state;
    if (failure === null) return <>{this.props.children}</>;
    return this.props.fallback(failure, () => this.setState({ failure: null }));
  }
}
