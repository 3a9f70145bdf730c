import sheet from "virtual:sheet/meeting-checklist";
import { defineTool, frameRecord } from "../../element/index.ts";
import { MeetingChecklist } from "./MeetingChecklist.tsx";

/** `<iep-meeting-checklist>` */
export const element = defineTool({
  tool: "meeting-prep",
  tag: "iep-meeting-checklist",
  Tool: MeetingChecklist,
  sheet,
  record: frameRecord,
});
