import type { ToolId, ToolTag } from "@iep-insider/sdk/catalog";
import type { ComponentType } from "react";
import type { frameRecord } from "./frameRecord.ts";
import type { onlyFramed } from "./onlyFramed.ts";
import type { Fill } from "./View.ts";

/** One tool as an element: what `defineTool` is given. */
export interface ToolDefinition {
  /** The tag it is known by; the catalog's, as a test checks. */
  readonly tag: ToolTag;
  /** The screen. Everything it needs from outside comes from its host. */
  readonly Tool: ComponentType;
  /** The finished CSS of the tool's folder: `virtual:sheet/<tool>`. */
  readonly sheet: string;
  /** Chooses between the tool in the page and in a frame, for a tool that works in a frame only. */
  readonly choose?: typeof onlyFramed;
  /** Finds the record of a tool that keeps one; the others leave its code out. */
  readonly record?: typeof frameRecord;
}

/** A tool with its title in the catalog: the build knows it, so that no element carries the whole catalog. */
export interface TitledTool extends ToolDefinition {
  /** The tool's id, as the tag says it. */
  readonly tool: ToolId;
  readonly title: string;
  /** Whether there is this tool in the other language (ADR 92). */
  readonly isTranslated?: boolean;
}

/** What a tool's module gives, once it has registered its element (`build/elements.ts`). */
export interface ToolModule {
  readonly element: DefinedTool;
  /** The tool itself, with its title. */
  readonly fill: Fill;
  /** The work that this language's code knows. */
  readonly work: Map<string, unknown>;
}

/** What `defineTool` makes of it. */
export interface DefinedTool extends ToolDefinition {
  readonly tool: ToolId;
  /**
   * Makes the tag known to the browser. Does nothing on a server; a second time it warns and keeps the first.
   * @param title the tool's title in the catalog.
   * @param isTranslated whether there is this tool in the other language.
   * @returns whether it was registered now.
   */
  register(title: string, isTranslated?: boolean): boolean;
  /** The tool itself, for an element whose class was defined without it. */
  fill(title: string, isTranslated?: boolean): Fill;
  /** Whether an element would not begin with its first screen, since it has work in this tab, or may have. */
  hasWork(element: Element): boolean;
  /** What made it: see `isOfThisRuntime`. */
  readonly runtime: object;
}
