import { expect, it } from "vitest";
import { isSurelyOfSchool } from "./isSurelyOfSchool.ts";

it.each([
  ["The homeowners board wants the fence that keeps him safe taken down.", false],
  ["A university instructor will not let her use the notes she was promised.", false],
  ["He has no disability, the coach just never picks him.", false],
  ["His IEP in Toronto says an EA all day, and the board cut the hours. Who hears an appeal?", false],
  ["Her IEP is fine. Can my boss make me take vacation days for the IEP meetings?", false],
  ["His campus has no nurse on Mondays and the district refused to send one.", true],
  ["Our insurance plan paid for the hearing aids, and the school stopped speech.", true],
  ["We are divorced. Can the school hold an IEP meeting without telling me?", true],
])("is the gate before a charge: “%s” is surely a school's matter: %s", (message, expected) => {
  expect(isSurelyOfSchool(message)).toBe(expected);
});
