import { createFakeConnect, everythingOpen, type FakeAnswer } from "@iep-insider/sdk/access";
import type { AskAccess, DeviceText, HandOff, ToolHost } from "@iep-insider/sdk/host";
import type { Toasts } from "@iep-insider/sdk/ui";
import { action } from "storybook/actions";

/** How a story configures its host, through its `parameters`. */
export interface StoryParameters {
  /** How access resolves: immediately open (the default), never, or with a failure. */
  readonly access?: "open" | "waiting" | "failed";
  /** The server's fake answers, by call name; without it every call fails. */
  readonly server?: Readonly<Record<string, FakeAnswer>>;
  /** A draft from an earlier visit. */
  readonly draft?: unknown;
  /** The tool's stored data on this device, as text. None by default. */
  readonly kept?: string;
  /** Start values from another tool. */
  readonly start?: HandOff;
  /** The letter tool's own templates, as one text; null for none yet. Without it the feature is off. */
  readonly ownTemplates?: string | null;
  /** Whether the visitor is a Pro member, where own templates are given. */
  readonly isPro?: boolean;
  /** The state that the page's owner has set. */
  readonly state?: string;
  /** Whether the tool is on a partner's own page, where it stores nothing. */
  readonly isPartnersPage?: boolean;
  /** For stories that bring everything they need: elements have their own host and style sheets. */
  readonly ownSurroundings?: boolean;
}

/** A host for one story: toasts are shown; navigation and counts are listed under Actions. */
export function createStoryHost(
  toasts: Toasts,
  {
    access = "open",
    draft = null,
    kept: record = null,
    ownTemplates,
    isPro = true,
    isPartnersPage,
    start,
    state,
    server,
  }: StoryParameters,
): ToolHost {
  let kept = draft;
  return {
    access: answers[access],
    connect: createFakeConnect(server),
    notify: toasts.show,
    openPage: action("openPage"),
    track: action("track"),
    ownTemplates:
      ownTemplates === undefined ? null : { isOn: isPro, storage: createStoryStorage(ownTemplates) },
    case: null,
    device: isPartnersPage ? null : createStoryStorage(record),
    start: start ?? null,
    state: state ?? null,
    handOff: action("handOff"),
    drafts: {
      read: () => kept,
      write: (_, next) => {
        kept = next;
      },
      clear: () => {
        kept = null;
      },
    },
  };
}

const answers: Record<NonNullable<StoryParameters["access"]>, AskAccess> = {
  open: everythingOpen,
  waiting: () => new Promise(() => {}),
  failed: () => Promise.reject(new Error("The story asked for a failure.")),
};

/** A text in memory, while the story is shown. */
function createStoryStorage(text: string | null): DeviceText {
  let kept = text;
  const listeners = new Set<() => void>();
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
      for (const listener of listeners) listener();
      return "kept";
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
