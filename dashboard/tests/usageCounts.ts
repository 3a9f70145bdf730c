import { type AiCounts, countedEvents, type EventCounts } from "@iep-insider/sdk/contract";

export const noEvents = Object.fromEntries(countedEvents.map((event) => [event, 0])) as EventCounts;

export const noAi: AiCounts = {
  outcomes: { answered: 0, to_confirm: 0, unknown: 0, declined: 0, left: 0, failed: 0 },
  byModel: 0,
  fellBack: 0,
  charged: 0,
  returned: 0,
  inputTokens: 0,
  outputTokens: 0,
  unpricedTokens: 0,
  cost: 0,
  milliseconds: 0,
};
