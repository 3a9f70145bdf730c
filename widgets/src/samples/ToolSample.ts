import type { ToolHost } from "@iep-insider/sdk/host";
import type { ComponentType } from "react";

/** A tool's result for an invented child, shown before the tool is used. */
export interface ToolSample {
  /** The child's first name. The page says that the child is invented. */
  readonly child: string;
  /** Who the child is and what happened, in one to three sentences. */
  readonly situation: string;
  /** What the parent typed, for a tool with free text. */
  readonly typed?: readonly {
    readonly label: string;
    readonly text: string;
    /** Copied from the school's papers, which are in English. */
    readonly isOfSchool?: true;
  }[];
  /** The tool's own screen with its result. Needs a host. */
  readonly Result: ComponentType;
  /** Uses the tool as the parent did, if its result is the tool itself. Called once the tool has rendered. */
  readonly begin?: (place: HTMLElement) => void;
  /** What the host provides to this tool, such as the state. */
  readonly host?: Partial<Pick<ToolHost, "state" | "start">>;
}

/** For a result's buttons, which do nothing in a sample. */
export const nothing = (): void => undefined;

/** The date of every sample, at noon local time: the day on which the rules were asked. */
export const sampleDay = new Date(2026, 10, 21, 12);
