import type { AnyRecord, RecordKind, RecordValues } from "@iep-insider/sdk/case";
import { loadStates, provisions } from "@iep-insider/sdk/law";
import type { DocumentFindings } from "@iep-insider/sdk/school-documents";
import { expect, it } from "vitest";
import { letterProvisions, ownAsk, situationAsks } from "../../../content/meetingMode.ts";
import { situations } from "../../../content/situations.ts";
import { agendaOf } from "./agenda.ts";

const today = "2026-11-26";
const record = <Kind extends RecordKind>(kind: Kind, value: RecordValues[Kind]) =>
  ({ id: kind, kind, createdAt: "", changedAt: "", value }) as unknown as AnyRecord;
const found = <Value>(value: Value) => ({ value, page: 1, quote: "", isClear: true });
const findings: DocumentFindings = {
  kind: null,
  dates: [],
  iep: null,
  notice: null,
  evaluation: null,
  progress: null,
  discipline: null,
};
const document = (part: Partial<DocumentFindings>) =>
  record("document", { name: "", readOn: today, findings: { ...findings, ...part } });
const letter = (answerBy: string | null) =>
  record("letter", {
    letterType: "records_request",
    title: "Records",
    fields: {},
    sentOn: "2026-10-01",
    answerBy,
  });
const iep = {
  presentLevels: [found("Reads at grade 2.")],
  goals: [
    found({ text: "Will read 80 words a minute", area: "Reading" }),
    found({ text: "Will improve", area: "Math" }),
  ],
  services: [
    found({
      name: "Speech",
      minutes: null,
      sessions: null,
      period: null,
      place: "",
      starts: null,
      ends: null,
    }),
  ],
  accommodations: [],
  placement: null,
  generalEducationPercent: null,
  testing: [],
  extendedSchoolYear: null,
  transition: [],
  signatures: [],
};

const states = await loadStates();

it.each<[string, AnyRecord, readonly (readonly [string, string | null])[]]>([
  [
    "a letter that is late",
    letter("2026-11-25"),
    [["The school answers your letter “Records”", "records-access"]],
  ],
  ["not one that is due today", letter(today), []],
  ["not one without a date", letter(null), []],
  [
    "what a day in the case has made overdue, with its rule",
    record("date", { trigger: "found-eligible", day: "2026-09-01", source: "parent", note: "" }),
    [["The school holds the meeting to write the first IEP", "iep-30-days"]],
  ],
  [
    "goals without a number, and services without minutes",
    document({ iep }),
    [
      ["Goal: Math", "iep-content"],
      ["Service: Speech", "iep-content"],
    ],
  ],
  [
    "a notice that is not whole",
    document({ notice: { decisions: [], reasons: [], parts: { action: found("no") } } }),
    [["The written notice is not complete", "prior-written-notice"]],
  ],
  [
    "a step that is open",
    record("step", { situation: null, tool: null, what: "Call", position: 0, doneOn: null }),
    [["Call", "iep-considerations"]],
  ],
  [
    "not one that is done",
    record("step", { situation: null, tool: null, what: "Call", position: 0, doneOn: today }),
    [],
  ],
])("puts on the agenda %s", (_, one, expected) => {
  expect(agendaOf([one], states.CA, today).map(({ title, provision }) => [title, provision])).toEqual(
    expected,
  );
});

it("has what to ask for each of the hub's situations, with a rule that we hold", () => {
  expect(Object.keys(situationAsks).sort()).toEqual(situations.map(({ id }) => id).sort());
  for (const provision of [ownAsk, ...Object.values(situationAsks)].map((ask) => ask.provision))
    expect(provision === null || provision in provisions, String(provision)).toBe(true);
  for (const provision of Object.values(letterProvisions)) expect(provision in provisions).toBe(true);
});
