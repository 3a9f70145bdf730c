import { entitlementToolOf, oneUseOf, type ToolId } from "../../catalog/index.ts";
import type { Access } from "../../contract/index.ts";

/**
 * "Open until Tuesday 1:20 PM" for a tool that is open by a purchase of one use; null where no such day runs. Where a
 * use is one answer or document, the day shows that one again and gives no other.
 */
export function openUntil(
  { everything, open }: Pick<Access, "everything" | "open">,
  tool: ToolId,
  now: Date,
): string | null {
  const day = open.find((one) => one.tool === entitlementToolOf(tool) && new Date(one.until) > now);
  if (everything || !day) return null;
  const end = weekdayAndTime(day.until);
  return oneUseOf(tool) === "answer" ? `Your answer is kept until ${end}` : `Open until ${end}`;
}

/** "Tuesday 1:20 PM", in the reader's time zone. @param time ISO 8601. */
export function weekdayAndTime(time: string): string {
  return new Date(time).toLocaleString("en-US", { weekday: "long", hour: "numeric", minute: "2-digit" });
}
