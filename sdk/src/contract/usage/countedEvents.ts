/**
 * Everything that is counted (ADR 13). A count has a fixed shape: event, subject, day and site key, with no field for
 * anything a parent typed, checked, chose or received.
 */
export const countedEvents = [
  "page_view",
  "tool_load",
  "tool_start",
  "tool_complete",
  "tool_usage",
  "signup",
  "purchase",
] as const;

export type CountedEvent = (typeof countedEvents)[number];
