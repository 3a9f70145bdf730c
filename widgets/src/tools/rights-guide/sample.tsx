import type { ToolSample } from "../../samples/ToolSample.ts";
import { RightsGuide } from "./RightsGuide.tsx";

export const sample: ToolSample = {
  child: "Eli",
  situation:
    "Eli is 3, lives in Massachusetts and does not talk yet. He moves from early intervention to preschool. His parents want to know what they can ask for, and by when.",
  host: { state: "MA" },
  Result: RightsGuide,
};
