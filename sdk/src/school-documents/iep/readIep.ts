import type { Found, IepFindings } from "../findings.ts";
import { readGoals } from "../goals/readGoals.ts";
import type { Line } from "../lines/Line.ts";
import { stands } from "../sections/headingOf.ts";
import type { SectionName } from "../sections/headings.ts";
import { commonSize, splitSections } from "../sections/splitSections.ts";
import { readServices } from "../services/readServices.ts";
import { readAccommodations } from "./readAccommodations.ts";
import { readExtendedSchoolYear } from "./readExtendedSchoolYear.ts";
import { readGeneralEducationPercent, readPlacement } from "./readPlacement.ts";
import { readPresentLevels } from "./readPresentLevels.ts";
import { readSignatures } from "./readSignatures.ts";
import { readTesting } from "./readTesting.ts";
import { readTransition } from "./readTransition.ts";

/** What an IEP says, from the lines of the document. */
export function readIep(lines: readonly Line[]): IepFindings {
  const sections = splitSections(lines);
  const bodySize = commonSize(lines);
  const parts = (name: SectionName) =>
    sections.filter((section) => section.name === name).map((section) => section.lines);
  const from = <Value>(name: SectionName, read: (part: readonly Line[]) => readonly Found<Value>[]) =>
    distinct(parts(name).flatMap((part) => [...read(part)]));
  const first = <Value>(name: SectionName, read: (part: readonly Line[]) => Found<Value> | null) =>
    parts(name).reduce<Found<Value> | null>((found, part) => found ?? read(part), null);
  const goals = from("goals", readGoals);
  return {
    presentLevels: from("present-levels", (part) =>
      readPresentLevels(part, (line) => stands(line, bodySize)),
    ),
    goals: goals.length > 0 ? goals : distinct(readGoals(lines).filter(({ isClear }) => isClear)),
    services: from("services", readServices),
    accommodations: from("accommodations", readAccommodations),
    placement: first("placement", readPlacement) ?? first("services", readPlacementLabel),
    generalEducationPercent:
      first("placement", readGeneralEducationPercent) ?? readGeneralEducationPercent(lines),
    testing: from("testing", readTesting),
    extendedSchoolYear: first("extended-school-year", readExtendedSchoolYear),
    transition: from("transition", readTransition),
    signatures: from("signatures", readSignatures),
  };
}

const readPlacementLabel = (part: readonly Line[]) => {
  const placement = readPlacement(part);
  return placement?.isClear ? placement : null;
};

/** Without what a document repeats. */
function distinct<Value>(found: readonly Found<Value>[]): Found<Value>[] {
  const seen = new Set<string>();
  return found.filter(({ value }) => {
    const key = JSON.stringify(value);
    return seen.has(key) ? false : seen.add(key);
  });
}
