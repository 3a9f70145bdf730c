import { Component, type ReactNode } from "react";

interface Props {
  /** What stands there instead; nothing, where the page is whole without the part. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Around a part that a page can do without: when it fails, it alone is gone, and the page stays. */
export class Contained extends Component<Props, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
