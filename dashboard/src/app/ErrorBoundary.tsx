import { Component, type ReactNode } from "react";

interface Props {
  /** Rendered after a failure; by default nothing. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** An error boundary around an optional part of a page: when the part fails, the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
