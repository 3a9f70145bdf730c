import { createFakeConnect, type FakeAnswer } from "@iep-insider/sdk/access";
import type { CaseStore } from "@iep-insider/sdk/case";
import type { CountedEvent } from "@iep-insider/sdk/contract";
import {
  countOnce,
  type DeviceText,
  type Drafts,
  type HandOff,
  type ToolHost,
  ToolHostProvider,
} from "@iep-insider/sdk/host";
import type { ToastMessage } from "@iep-insider/sdk/ui";
import { configure } from "@testing-library/dom";
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach } from "vitest";

export interface FakeHost extends ToolHost {
  readonly notified: ToastMessage[];
  readonly opened: string[];
  /** What a tool counts itself: that it was opened is counted around it. */
  readonly tracked: CountedEvent[];
  readonly handedOff: { readonly to: string; readonly start: HandOff }[];
  /** How the server answers, by the name of the call; a call that is not here fails as without a network. */
  readonly server: Record<string, FakeAnswer>;
}

/**
 * A host that remembers what a tool asked of it.
 * @param start what another tool handed over to this one. @param state the one that the page's owner has set.
 * @param device null as on a partner's page. @param store the parent's case; null as on a partner's page.
 */
export function createFakeHost(
  drafts: Drafts | null = null,
  start: HandOff | null = null,
  state: string | null = null,
  device: DeviceText | null = null,
  store: CaseStore | null = null,
): FakeHost {
  const notified: ToastMessage[] = [];
  const opened: string[] = [];
  const tracked: CountedEvent[] = [];
  const handedOff: { to: string; start: HandOff }[] = [];
  const server: Record<string, FakeAnswer> = {};
  return {
    notified,
    opened,
    tracked,
    handedOff,
    server,
    connect: createFakeConnect(server),
    access: () => ({ state: "open" }),
    notify: (message) => notified.push(message),
    openPage: (path) => opened.push(path),
    track: countOnce((event) => {
      if (event !== "tool_load") tracked.push(event);
    }),
    drafts,
    device,
    case: store,
    ownTemplates: null,
    start,
    state,
    handOff: (to, start) => handedOff.push({ to, start }),
  };
}

/** Drafts in memory, as a reload in the same tab would find them. */
export function createFakeDrafts(stored: unknown = null): Drafts & { stored: unknown } {
  const drafts = {
    stored,
    read: (name: string) => (name === "kept" ? null : drafts.stored),
    write: (name: string, draft: unknown) => {
      if (name !== "kept") drafts.stored = draft;
    },
    clear: () => {
      drafts.stored = null;
    },
  };
  return drafts;
}

// A busy machine is no fault of the product.
configure({ asyncUtilTimeout: 5000 });

const mounted: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
});

/** Shows a component inside a host, in the document. Unmounts it after the test. */
export function renderInHost(ui: ReactElement, host: ToolHost = createFakeHost()): void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(<ToolHostProvider host={host}>{ui}</ToolHostProvider>);
  mounted.push(() => {
    root.unmount();
    place.remove();
  });
}
