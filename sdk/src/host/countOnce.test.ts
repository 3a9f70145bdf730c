import { expect, test } from "vitest";
import type { CountedEvent } from "../contract/index.ts";
import { countOnce } from "./countOnce.ts";

test.each<[string, readonly CountedEvent[], readonly CountedEvent[]]>([
  ["each once", ["tool_load", "tool_start", "tool_complete"], ["tool_load", "tool_start", "tool_complete"]],
  [
    "not again when a parent starts over",
    ["tool_load", "tool_start", "tool_start", "tool_complete", "tool_start"],
    ["tool_load", "tool_start", "tool_complete"],
  ],
  [
    "not another result of the same opening",
    ["tool_load", "tool_start", "tool_complete", "tool_complete"],
    ["tool_load", "tool_start", "tool_complete"],
  ],
  ["an opening with a start before the gate", ["tool_start", "tool_load"], ["tool_load", "tool_start"]],
  [
    "a start with what a draft brings to its end",
    ["tool_load", "tool_complete"],
    ["tool_load", "tool_start", "tool_complete"],
  ],
])("counts %s", (_, events, counted) => {
  const sent: CountedEvent[] = [];
  const track = countOnce((event) => sent.push(event));
  for (const event of events) track(event, "letter-generator");
  expect(sent).toEqual(counted);
});

test("counts each opening by itself", () => {
  const sent: CountedEvent[] = [];
  for (const track of [countOnce((event) => sent.push(event)), countOnce((event) => sent.push(event))])
    track("tool_start", "letter-generator");
  expect(sent).toEqual(["tool_load", "tool_start", "tool_load", "tool_start"]);
});
