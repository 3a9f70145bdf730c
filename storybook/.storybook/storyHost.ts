import { createFakeConnect, everythingOpen, type FakeAnswer } from "@iep-insider/sdk/access";
import type { AskAccess, DeviceText, HandOff, ToolHost } from "@iep-insider/sdk/host";
import type { Toasts } from "@iep-insider/sdk/ui";
import { action } from "storybook/actions";

/** What a story may ask of the host around it, through its `parameters`. */
export interface StoryParameters {
  /** How the question of access is answered: at once and open (the default), never, or not at all. */
  readonly access?: "open" | "waiting" | "failed";
  /** The server's fake answers, by call name; without it every call fails. */
  readonly server?: Readonly<Record<string, FakeAnswer>>;
  /** The draft that the tool finds, as if it had been kept by an earlier load of the page. */
  readonly draft?: unknown;
  /** The record that the tool finds on this device, as text. Without it the device holds none. */
  readonly kept?: string;
  /** What another tool handed over to this one. */
  readonly start?: HandOff;
  /** The own templates that the letter tool finds, as one text; null for none kept yet. Without it there are none to be had. */
  readonly ownTemplates?: string | null;
  /** Whether the visitor is a Pro member, where own templates are given. */
  readonly isPro?: boolean;
  /** The state that the page's owner has set. */
  readonly state?: string;
  /** Whether the tool is on a partner's own page, where it keeps nothing. */
  readonly isPartnersPage?: boolean;
  /** For stories that bring all they need: elements carry their own host and style sheets. */
  readonly ownSurroundings?: boolean;
}

/** A host for one story: toasts are shown; what would lead away or be counted is listed under Actions. */
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

/** A text in memory, as long as the story is shown. */
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
