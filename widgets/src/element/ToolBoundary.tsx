import { Button, Notice } from "@iep-insider/sdk/ui";
import { Component, type ReactNode } from "react";
import { elementWords } from "./words.ts";

interface Props {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Contains an error within its element: the page keeps working, and the parent can start again. */
export class ToolBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice tone="stop" role="alert" title={elementWords.failedTitle}>
        <p>{elementWords.failedText}</p>
        <p>
          <Button onClick={() => this.setState({ failed: false })}>{elementWords.startAgain}</Button>
        </p>
      </Notice>
    );
  }
}
