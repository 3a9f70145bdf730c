import { type ToolId, toolById } from "../../catalog/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { weekdayAndTime } from "./openUntil.ts";

/**
 * Says when a tool closes, as its day begins.
 * @param until ISO 8601; null where no day runs, and then there is nothing to say.
 */
export function tellOpenUntil(
  { notify }: Pick<AccessSurroundings, "notify">,
  tool: ToolId,
  until: string | null,
): void {
  if (until === null) return;
  notify({ title: toolById(tool).title, description: `Open until ${weekdayAndTime(until)}.` });
}
