import sheet from "virtual:sheet/emotional-checkin";
import { defineTool, frameRecord } from "../../element/index.ts";
import { EmotionalCheckIn } from "./EmotionalCheckIn.tsx";

/** `<iep-emotional-checkin>` */
export const element = defineTool({
  tool: "emotional-checkin",
  tag: "iep-emotional-checkin",
  Tool: EmotionalCheckIn,
  sheet,
  record: frameRecord,
});
