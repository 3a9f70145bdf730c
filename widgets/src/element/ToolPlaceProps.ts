import type { ToolId } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";
import type { ComponentType, ReactNode } from "react";
import type { ElementSurroundings } from "./ElementSurroundings.ts";
import type { TitledTool } from "./ToolDefinition.ts";

export interface ToolPlaceProps {
  readonly tool: TitledTool;
  readonly surroundings: ElementSurroundings;
  readonly start: HandOff | null;
  /** See `ToolHost`. */
  readonly isBegun?: boolean;
  /** Above a tool that another one handed over to. */
  readonly wayBack?: ReactNode;
}

/** One tool handing over to another. */
export interface HandingOver {
  readonly to: ToolId;
  readonly start: HandOff;
  /** The tool that hands over, where the way back leads. */
  readonly from: ToolId;
  /** What had the focus: the button that was pressed, where the browser gives it the focus. */
  readonly pressed?: Element | null;
}

/** What a tool in front is given; which tool it is, where it came from and what it starts with, it knows. */
export interface InFrontProps {
  readonly surroundings: ElementSurroundings;
  readonly onBack: () => void;
  /** `ToolPlace`, which imports the tool in front on demand and so cannot be imported by it. */
  readonly Place: ComponentType<ToolPlaceProps>;
}
