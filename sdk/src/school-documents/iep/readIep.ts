import type { Found, IepFindings } from "../findings.ts";
import { readGoals } from "../goals/readGoals.ts";
import type { Line } from "../lines/Line.ts";
import { stands } from "../sections/headingOf.ts";
import type { SectionName } from "../sections/headings.ts";
import { commonSize, type Section } from "../sections/splitSections.ts";
import { readServices } from "../services/readServices.ts";
import { readAccommodations } from "./readAccommodations.ts";
import { readExtendedSchoolYear } from "./readExtendedSchoolYear.ts";
import { readGeneralEducationPercent, readPlacement } from "./readPlacement.ts";
import { readPresentLevels } from "./readPresentLevels.ts";
import { readSignatures } from "./readSignatures.ts";
import { readTesting } from "./readTesting.ts";
import { readTransition } from "./readTransition.ts";

/** What an IEP says, from the lines of the document. */
export function readIep(lines: readonly Line[], sections: readonly Section[]): IepFindings {
  const bodySize = commonSize(lines);
  const isTitle = (line: Line) => stands(line, bodySize);
  const parts = (name: SectionName) =>
    sections.filter((section) => section.name === name).map((section) => section.lines);
  const from = <Value>(name: SectionName, read: (part: readonly Line[]) => readonly Found<Value>[]) =>
    distinct(parts(name).flatMap((part) => [...read(part)]));
  const first = <Value>(name: SectionName, read: (part: readonly Line[]) => Found<Value> | null) =>
    parts(name).reduce<Found<Value> | null>((found, part) => found ?? read(part), null);
  const goals = from("goals", (part) => readGoals(part, isTitle));
  return {
    presentLevels: from("present-levels", (part) => readPresentLevels(part, isTitle)),
    goals: goals.length > 0 ? goals : distinct(readGoals(lines, isTitle).filter(({ isClear }) => isClear)),
    services: from("services", readServices),
    accommodations: from("accommodations", readAccommodations),
    placement: readFirstPlacement(sections),
    generalEducationPercent:
      first("placement", readGeneralEducationPercent) ?? readGeneralEducationPercent(lines),
    testing: from("testing", readTesting),
    extendedSchoolYear: first("extended-school-year", readExtendedSchoolYear),
    transition: from("transition", readTransition),
    signatures: from("signatures", readSignatures),
  };
}

/** A placement that is checked or labelled before one in a sentence, in the parts that may have it. */
function readFirstPlacement(sections: readonly Section[]): Found<string> | null {
  const found = sections.flatMap(({ name, heading, lines }) => {
    if (name !== "placement" && name !== "services") return [];
    const placement = readPlacement(lines, heading);
    return placement && (name === "placement" || placement.isClear) ? [placement] : [];
  });
  return found.find(({ isClear }) => isClear) ?? found[0] ?? null;
}

/** Without what a document repeats. */
function distinct<Value>(found: readonly Found<Value>[]): Found<Value>[] {
  const seen = new Set<string>();
  return found.filter(({ value }) => {
    const key = JSON.stringify(value);
    return seen.has(key) ? false : seen.add(key);
  });
}
