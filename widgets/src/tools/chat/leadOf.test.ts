import { expect, it } from "vitest";
import { leadOf } from "./leadOf.ts";

it.each([
  ["Yes, you can ask at any time. Write it down.", "Yes, you can ask at any time.", "Write it down."],
  ["Yes. You can ask at any time. Write.", "Yes. You can ask at any time.", "Write."],
  ["The time is 34.5 days in all of it. More.", "The time is 34.5 days in all of it.", "More."],
  ["You can ask **in writing** at any time. More.", null, "You can ask **in writing** at any time. More."],
])("leads “%s” with %s", (advice, verdict, rest) => expect(leadOf(advice)).toEqual({ verdict, rest }));
