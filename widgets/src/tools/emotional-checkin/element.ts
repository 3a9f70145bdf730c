import sheet from "virtual:sheet/emotional-checkin";
import { defineTool, frameRecord } from "../../element/index.ts";
import { EmotionalCheckin } from "./EmotionalCheckin.tsx";

/** `<iep-emotional-checkin>` */
export const element = defineTool({
  tool: "emotional-checkin",
  tag: "iep-emotional-checkin",
  Tool: EmotionalCheckin,
  sheet,
  record: frameRecord,
});
