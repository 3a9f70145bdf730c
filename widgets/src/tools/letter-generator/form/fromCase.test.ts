import type { AnyRecord } from "@iep-insider/sdk/case";
import { expect, it } from "vitest";
import { leastForm } from "../tests/sampleForms.ts";
import { emptyForm } from "./fields.ts";
import { fieldsFromCase } from "./fromCase.ts";

const at = { createdAt: "2026-11-01", changedAt: "2026-11-01" };
const child: AnyRecord = {
  ...at,
  id: "child",
  kind: "child",
  value: { nickname: "Bean", grade: "3", state: "OH", district: "Lima", plan: null },
};
const letter: AnyRecord = {
  ...at,
  id: "1",
  kind: "letter",
  value: {
    letterType: "follow_up",
    title: "Follow-up",
    fields: {
      ...emptyForm("2026-11-01"),
      childName: "Maria Lopez",
      schoolName: "Lincoln",
      urgencyReason: "No lunch",
    },
    sentOn: null,
    answerBy: null,
  },
};
const empty = emptyForm("2026-11-26");

it("fills from the newest letter first, then from the child, and never a letter's matter or day", () =>
  expect(fieldsFromCase([child, letter], empty)).toEqual({
    childName: "Maria Lopez",
    schoolName: "Lincoln",
    grade: "3",
    state: "OH",
    district: "Lima",
  }));

it("changes nothing that was typed, and takes no school of another child", () =>
  expect(fieldsFromCase([child, letter], { ...empty, childName: "Noah", grade: "5" })).toEqual({
    state: "OH",
    district: "Lima",
  }));

it.each([
  ["without a case", [], empty],
  ["where nothing is empty", [letter], { ...leastForm("follow_up"), childName: "Maria Lopez" }],
] as const)("is nothing %s", (_, records, form) => expect(fieldsFromCase(records, form)).toEqual({}));
