import type { ToolId } from "../catalog/index.ts";
import type { CountedEvent } from "../contract/index.ts";
import type { ToastMessage } from "../ui/index.ts";
import type { AskAccess } from "./access.ts";
import type { Connect } from "./connect.ts";
import type { DeviceText } from "./device/DeviceText.ts";
import type { OwnTemplates } from "./OwnTemplates.ts";

/** What one tool hands to another to start with. It is never sent; on our own origin it is kept in the tab until then. */
export interface HandOff {
  /** The tool it comes from. */
  readonly from: ToolId;
  /** Field or question id of the receiving tool to its value. */
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
}

/** Work in progress of one tool, in its tab, on our own origin only (ADR 13). */
export interface Drafts {
  /** @returns what was written last, or null; null too when what is stored cannot be read. */
  read(tool: ToolId): unknown;
  write(tool: ToolId, draft: unknown): void;
  clear(tool: ToolId): void;
}

/**
 * All that a tool needs from its surroundings (CONTRIBUTING "A tool in two places"). A tool never touches the address, storage,
 * a toast or a counting call: it asks its host. The element runtime is one host, the dashboard the other.
 */
export interface ToolHost {
  /** May this visitor use this tool? `<ToolAccess>` asks it; a tool reads `useOpening()`. */
  readonly access: AskAccess;
  /** The way to our server, for the tools that it answers. Local tools never use it (ADR 13). */
  readonly connect: Connect;
  /** Shows a toast. Errors are also shown in place; a toast is never the only message. */
  notify(message: ToastMessage): void;
  /** Leads to a page of our own, given by its path ("/pricing"). */
  openPage(path: string): void;
  /**
   * Counts an event of a tool, each once for an opening however often it is told (`countOnce`). The shape is fixed;
   * nothing about the parent fits in (ADR 13).
   */
  track(event: CountedEvent, tool: ToolId): void;
  /** On a partner's page in memory, and encrypted in the tab once something was bought. Null where neither works. */
  readonly drafts: Drafts | null;
  /**
   * What this tool keeps on the device past the tab: on our own site and in a frame from our server. Null on a
   * partner's page, where the site's own scripts could read it. The same object as long as the page is open.
   */
  readonly device: DeviceText | null;
  /** Null where nothing may be stored: on a partner's page. */
  readonly ownTemplates: OwnTemplates | null;
  /**
   * What another tool handed over to this one, or null. It is there from the first render and stays the same as long as
   * the tool is mounted; a tool reads it once, when it mounts, and it comes before a draft.
   */
  readonly start: HandOff | null;
  /**
   * The state to begin with, as a two-letter code, where the owner of the page has set one. It may become known a moment
   * later: a form that is untouched then takes it over.
   */
  readonly state: string | null;
  /** Opens another tool with a start, of which no address, event or count has anything. */
  handOff(to: ToolId, start: HandOff): void;
}
