import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ComponentType } from "react";
import type { frameRecord } from "./frameRecord.ts";

/** One tool as an element: what `defineTool` is given. */
export interface ToolDefinition {
  /** The tool's id in the catalog. */
  readonly tool: ToolId;
  /** The tag it is known by; the catalog's, as a test checks. */
  readonly tag: `${string}-${string}`;
  /** The screen. Everything it needs from outside comes from its host. */
  readonly Tool: ComponentType;
  /** The finished CSS of the tool's folder: `virtual:sheet/<tool>`. */
  readonly sheet: string;
  /** Finds the record of a tool that keeps one; the others leave its code out. */
  readonly record?: typeof frameRecord;
}

/** A tool with its title in the catalog: the build knows it, so that no element carries the whole catalog. */
export interface TitledTool extends ToolDefinition {
  readonly title: string;
}
