import { factsOf, loadStates, type StateRecord } from "@iep-insider/sdk/law";
import { describe, expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { history, rights } from "./content.ts";
import { stateCodes } from "./logic.ts";
import { stateReport } from "./report.ts";
import { rightSection } from "./rightSection.ts";

const states = await loadStates();
const today = "2026-11-21";
const flat = (text: string) => text.replace(/\s+/g, " ");
const textOf = (record: StateRecord) => flat(reportText(stateReport(record, today)));

describe.each(stateCodes)("the card of %s", (code) => {
  const record = states[code];
  const text = textOf(record);

  it("says of each rule that we do not hold that we hold none", () => {
    const { evaluation, responseToRequest, records, laterConsent, upperAge } = record;
    const { dueProcessLimit, recording, meetingRequest, complaintLimit, transitionAge, restraint } = record;
    const facts = [evaluation, responseToRequest, records, laterConsent, upperAge];
    const missing = [
      ...facts,
      dueProcessLimit,
      recording,
      meetingRequest,
      complaintLimit,
      transitionAge,
      restraint,
    ].filter((fact) => fact === null);
    expect(text.split("We have no state rule on this.").length - 1).toBe(missing.length);
  });

  it("has every word, citation, number and address that is for a parent", () => {
    for (const { fact, lines, isChecked, topic } of factsOf(record)) {
      for (const line of [...lines, ...(fact?.note ? [fact.note] : [])]) expect(text).toContain(flat(line));
      if (fact?.citation) expect(text).toContain(fact.citation);
      if (!isChecked) expect(text).toContain(`Ask the district first. Say: “${topic.ask}”`);
    }
    const { agency, parentCenter: center, links } = record;
    for (const one of [agency.name, agency.phone, center.name, center.phone, center.website])
      expect(text).toContain(one);
    for (const { address } of [links.complaint, links.mediation, links.safeguards])
      expect(text).toContain(address);
    expect(text).not.toContain("cloudfront");
  });
});

describe("the nine rights and the history", () => {
  it("are nine, in the order of the spec", () =>
    expect(rights.map(({ title }) => title.slice(0, 2))).toEqual(
      Array.from({ length: 9 }, (_, index) => `${index + 1}.`),
    ));

  it.each([...rights, history])(
    "$title: every sentence of law cites what we hold, and says where that was not read in the law",
    (right) => {
      const sentences = rightSection(right).blocks.flatMap((block) =>
        block.kind === "law" ? block.sentences : [],
      );
      expect(sentences.length).toBe(right.sentences.length);
      for (const { text, provisions } of sentences) {
        expect(provisions.length).toBeGreaterThan(0);
        const unsure = provisions.some(({ status }) => status !== "verified");
        expect(text.includes("not in the law itself")).toBe(unsure);
      }
    },
  );
});
