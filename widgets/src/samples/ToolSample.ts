import type { ToolHost } from "@iep-insider/sdk/host";
import type { ComponentType } from "react";

/** A tool's result for an invented child, to be seen before the tool is used. */
export interface ToolSample {
  /** First name of the child. The page says that the child is invented. */
  readonly child: string;
  /** Who the child is and what happened, in one to three sentences. */
  readonly situation: string;
  /** What the parent typed into the tool, where it asks for words. */
  readonly typed?: readonly { readonly label: string; readonly text: string }[];
  /** The tool's own screen with its result. It needs a host around it. */
  readonly Result: ComponentType;
  /** Uses the tool as the parent did, if its result is the tool itself. Called once the tool has rendered. */
  readonly begin?: (place: HTMLElement) => void;
  /** What the host tells this tool, such as the state. */
  readonly host?: Partial<Pick<ToolHost, "state" | "start">>;
}

/** For the ways out of a result, which a sample shows and does not have. */
export const nothing = (): void => undefined;

/** The day on which every sample was made, at noon on the device's own calendar: the day on which the rules were asked. */
export const sampleDay = new Date(2026, 10, 21, 12);
