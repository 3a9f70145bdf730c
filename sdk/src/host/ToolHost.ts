import type { ComponentType } from "react";
import type { CaseStore } from "../case/CaseStore.ts";
import type { ToolId } from "../catalog/index.ts";
import type { CountedEvent } from "../contract/index.ts";
import type { ToastMessage } from "../ui/index.ts";
import type { AskAccess } from "./access.ts";
import type { Connect } from "./connect.ts";
import type { DeviceText } from "./device/DeviceText.ts";
import type { OwnTemplates } from "./OwnTemplates.ts";

/**
 * The start values that one tool hands to another. Never sent; on our own origin they are kept in the tab until then.
 */
export interface HandOff {
  /** The tool they come from, or a page of the parent's case. */
  readonly from: ToolId | "case";
  /** Values by the receiving tool's field or question id. */
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
}

/** What is kept of a result: a report's title and its first lines. A letter has none, and is not kept here. */
export interface ResultToKeep {
  readonly kind: string;
  readonly title?: string;
  readonly lead?: readonly string[];
}

/**
 * Drafts of tools in the tab, on our own origin only (ADR 13). An element's also have "kept", in memory and nowhere else:
 * what its tool keeps on the device where it has one.
 */
export interface Drafts {
  /** @returns what was written last, or null; null too when what is stored cannot be read. */
  read(tool: ToolId): unknown;
  write(tool: ToolId, draft: unknown): void;
  clear(tool: ToolId): void;
}

/** The name says that it is never sealed (`widgets/src/element/sealed`). */
type InMemory = `${string} kept`;

/** What outlasts a change of an element's language, in the memory of its page and nowhere else (ADR 92). */
interface Memory {
  read(name: InMemory): unknown;
  write(name: InMemory, value: unknown): void;
}

/**
 * Everything a tool needs from its environment (CONTRIBUTING "One tool, two hosts"). A tool never touches the URL,
 * storage, toasts or counts: it asks its host. The element runtime is one host, the dashboard the other.
 */
export interface ToolHost {
  /** Whether this visitor may use this tool. For `<ToolAccess>`; a tool reads `useOpening()`. */
  readonly access: AskAccess;
  /** The calls to our server, for tools that it answers. Local tools use it only to translate words for a letter (ADR 101). */
  readonly connect: Connect;
  /** Shows a toast. Errors are also shown in place; a toast is never the only message. */
  notify(message: ToastMessage): void;
  /** Opens one of our own pages by its path ("/pricing"). */
  openPage(path: string): void;
  /**
   * Counts an event of a tool, once per opening however often it is reported (`countOnce`). The shape is fixed, with no
   * field for anything about the parent (ADR 13).
   */
  track(event: CountedEvent, tool: ToolId): void;
  /** On a partner's page in memory, and encrypted in the tab after a purchase. Null where neither works. */
  readonly drafts: Drafts | null;
  /** Absent on our own site, where each language is a page of its own. */
  readonly memory?: Memory;
  /**
   * What this tool stores on the device beyond the tab: on our own site and in a frame from our server. Null on a
   * partner's page, whose scripts could read it. The same object while the page is open.
   */
  readonly device: DeviceText | null;
  /**
   * The parent's case, which a tool reads or changes only when the parent asks for it by a press (ADR 76). Null on a
   * partner's page and in a frame.
   */
  readonly case: CaseStore | null;
  /**
   * A button among the actions of a result, which keeps it in the parent's case. Only where a tool has a case and is
   * one whose results are kept; an element does not carry its code.
   */
  readonly KeepResult?: ComponentType<{ readonly document: ResultToKeep }> | null;
  /** Null where nothing may be stored: on a partner's page. */
  readonly ownTemplates: OwnTemplates | null;
  /**
   * Start values from another tool, or null. Available from the first render and constant while the tool is mounted; a
   * tool reads it once, on mount, and it takes precedence over a draft.
   */
  readonly start: HandOff | null;
  /**
   * Whether the parent has already left the intro, which was on the screen before the tool's code was there. Constant
   * from the first render on.
   */
  readonly isBegun?: boolean;
  /**
   * The preselected state, as a two-letter code, if the page's owner has set one. It may arrive a moment later: an
   * untouched form then adopts it.
   */
  readonly state: string | null;
  /** Opens another tool with start values, which are in no URL, event or count. */
  handOff(to: ToolId, start: HandOff): void;
}
