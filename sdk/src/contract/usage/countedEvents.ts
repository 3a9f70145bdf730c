/**
 * What is counted, all of it (ADR 13). A count has a fixed shape: event, subject, day and site key.
 * Nothing a parent typed, ticked, chose or got has a place in it.
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
