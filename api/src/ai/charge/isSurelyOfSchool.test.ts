import { expect, it } from "vitest";
import { isSurelyOfSchool } from "./isSurelyOfSchool.ts";

it.each([
  ["The homeowners board wants the fence that keeps him safe taken down.", false],
  ["A university instructor will not let her use the notes she was promised.", false],
  ["He has no disability, the coach just never picks him.", false],
  ["His IEP in Toronto says an EA all day, and the board cut the hours. Who hears an appeal?", false],
  ["Her IEP is fine. Can my boss make me take vacation days for the IEP meetings?", false],
  ["Can I record the IEP meeting?", true],
  ["The school will not test her since her grades are fine. Can they refuse?", true],
  ["He was suspended 12 days and has an IEP. Is there a meeting that they have to hold?", true],
  // Missed: what names an employer costs nothing, also where the school acts.
  ["My boss is mad that I leave early. The school sends him home at noon, against his IEP.", false],
])("is the gate before a charge: “%s” is surely a school's matter: %s", (message, expected) => {
  expect(isSurelyOfSchool(message)).toBe(expected);
});
