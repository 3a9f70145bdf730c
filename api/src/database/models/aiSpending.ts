import { day, integer, primaryKey, type RowOf, table } from "./table.ts";

/** How many AI tokens all processes used on one day. Records nothing about who asked or what. */
export interface AiSpending extends RowOf<typeof aiSpending> {}

export const aiSpending = table("AiSpending", "ai_spending", {
  /** `2026-11-21`, in UTC. */
  day: primaryKey(day()),
  tokens: integer(),
});
