import { type ToolId, toolById } from "../../catalog/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";

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
  const end = new Date(until).toLocaleString("en-US", {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  notify({ title: toolById(tool).title, description: `Open until ${end}.` });
}
