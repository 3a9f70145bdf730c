import type { Found, IepFindings, Service } from "../findings.ts";
import { goalLabelOf } from "../goals/goalLabels.ts";
import { readGoals } from "../goals/readGoals.ts";
import { bodyStyleOf, isProminent, isSmallPrint } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { partsNamed } from "../sections/headingOf.ts";
import type { SectionName } from "../sections/headings.ts";
import type { Section } from "../sections/splitSections.ts";
import { hasServiceTable, readServices } from "../services/readServices.ts";
import { splitBoxes } from "./listItems.ts";
import { readAccommodations, readAccommodationsBesideGoals } from "./readAccommodations.ts";
import { findExtendedSchoolYear, readExtendedSchoolYear } from "./readExtendedSchoolYear.ts";
import { readGeneralEducationPercent } from "./readGeneralEducationPercent.ts";
import { hasOptions, readPlacement } from "./readPlacement.ts";
import {
  readPresentLevels,
  readPresentLevelsBesideGoals,
  readPresentLevelsOnGoalPages,
} from "./readPresentLevels.ts";
import { readSignatures } from "./readSignatures.ts";
import { readTesting } from "./readTesting.ts";
import { readTransition } from "./readTransition.ts";

/** What an IEP says, from the lines of the document. */
export function readIep(lines: readonly Line[], sections: readonly Section[]): IepFindings {
  const body = bodyStyleOf(lines);
  const isTitle = (line: Line) => isProminent(line, body);
  const isPrint = (line: Line) => !isSmallPrint(line, body);
  // A line of a list isProminent alone, too.
  const isPrintedTitle = (line: Line) => isProminent(line, { ...body, isPlain: false });
  const isLoneTitle = (line: Line) =>
    line.cells.length === 1 && isPrintedTitle(line) && splitBoxes(line.text).length === 0;
  const parts = (name: SectionName) =>
    sections.filter((section) => section.name === name).map((section) => section.lines);
  const from = <Value>(name: SectionName, read: (part: readonly Line[]) => readonly Found<Value>[]) =>
    distinct(parts(name).flatMap((part) => [...read(part)]));
  const first = <Value>(name: SectionName, read: (part: readonly Line[]) => Found<Value> | null) =>
    parts(name).reduce<Found<Value> | null>((found, part) => found ?? read(part), null);
  const goals = readGoals(goalLines(sections), isTitle, (line) => isSmallPrint(line, body));
  // Several areas may say the same: "Commensurate with similar age peers."
  const levels = parts("present-levels").flatMap((part) => readPresentLevels(part.filter(isPrint), isTitle));
  return {
    // Some forms have one table for the levels and goals of each area.
    presentLevels:
      levels.length > 0
        ? [...levels, ...from("goals", readPresentLevelsOnGoalPages)]
        : from("goals", readPresentLevelsBesideGoals),
    goals:
      goals.length > 0
        ? distinct(goals)
        : distinct(readGoals(lines, isTitle, () => false).filter(({ isClear }) => isClear)),
    services: distinct(readAllServices(sections)),
    accommodations: distinct([
      ...from("accommodations", (part) =>
        readAccommodations(part.filter((line) => isPrint(line) && !isLoneTitle(line))),
      ),
      ...from("goals", readAccommodationsBesideGoals),
    ]),
    placement: readFirstPlacement(sections, isPrintedTitle),
    generalEducationPercent:
      first("placement", readGeneralEducationPercent) ?? readGeneralEducationPercent(lines),
    testing: from("testing", (part) =>
      readTesting(part.filter((line) => isPrint(line) && !isLoneTitle(line))),
    ),
    extendedSchoolYear:
      first("extended-school-year", readExtendedSchoolYear) ??
      findExtendedSchoolYear(
        sections.filter(({ name }) => name !== "goals").flatMap((section) => section.lines),
      ),
    transition: distinct(
      sections.flatMap(({ name, heading, lines: part }) =>
        name === "transition" ? readTransition(part, heading) : [],
      ),
    ),
    signatures: readSignatures(lines, new Set(parts("signatures").flat())),
  };
}

/** From the first goal to the last, with the parts between that goal pages have: their own present levels and objectives. */
function goalLines(sections: readonly Section[]): Line[] {
  const isGoals = ({ name }: Section) => name === "goals";
  let last = sections.findLastIndex(isGoals);
  let first = sections.findIndex(isGoals);
  const hasOwnLevels = sections.slice(first, last).some(({ name }) => name === "present-levels");
  while (hasOwnLevels && sections[first - 1]?.name === "present-levels") first -= 1;
  while (hasOwnLevels && sections[last + 1]?.name === "present-levels") last += 1;
  // "Annual goal 2" is a label of its goal, "Annual goals" is a heading.
  const isLabel = ({ name, heading }: Section) =>
    !/\bgoals\b/i.test(heading) && (name !== "goals" || /\bgoal\b|:/i.test(heading));
  const own = sections.slice(first, last + 1).flatMap((section) => {
    const { name, heading, headingLine, lines } = section;
    if (name !== "goals" && name !== "present-levels" && name !== "other") return [];
    // A heading with its text in the same line is in the part's first line, too.
    // "Present Level and Goal: Math calculation"
    const ofBoth = name === "present-levels" ? ofLevelAndGoal.exec(heading)?.[1] : undefined;
    if (ofBoth && headingLine) return [areaLine(headingLine, ofBoth), ...lines];
    const [rest] = lines;
    const isInline = rest !== undefined && headingLine?.text.endsWith(rest.text);
    const named = lines.map((line) => {
      const area = ofLevelAndGoal.exec(line.text)?.[1];
      return area ? areaLine(line, area) : line;
    });
    return headingLine && isLabel(section) ? [headingLine, ...named.slice(isInline ? 1 : 0)] : named;
  });
  // The area of the first goal may be above its present level, but is not in a list of areas.
  const isArea = ({ cells }: Line) =>
    cells.some(({ text }) => {
      const label = goalLabelOf(text);
      return label?.role === "area" && label.rest !== "" && text.length < 100;
    });
  const above = (sections[first - 1]?.lines ?? []).filter(isArea);
  const isBelowLevel = above.length === 0 && sections[first - 1]?.name === "present-levels";
  const before = isBelowLevel ? (sections[first - 2]?.lines ?? []).slice(-2).filter(isArea) : above;
  const count = Math.max(goalsIn(own), sections.filter(isGoals).length);
  return before.length === 1 && own.filter(isArea).length < count ? [...before, ...own] : own;
}

const ofLevelAndGoal = /^present levels?\b.*\bgoal\b[^:]*:\s*([^:]{3,60})$/i;

/** How many goals have a label. */
const goalsIn = (lines: readonly Line[]) =>
  lines.filter(({ cells }) => cells.some(({ text }) => goalLabelOf(text)?.role === "goal")).length;

function areaLine(line: Line, area: string): Line {
  const text = `Area: ${area}`;
  return { ...line, text, cells: line.cells.slice(0, 1).map((cell) => ({ ...cell, text })) };
}

/** Services are in their own parts, and in some forms (Virginia) beside the placement. */
function readAllServices(sections: readonly Section[]): Found<Service>[] {
  return sections.flatMap(({ name, heading, lines }) => {
    if (name === "services") return readServices(lines, heading);
    return name === "placement" && hasServiceTable(lines) ? readServices(lines, heading) : [];
  });
}

/** A placement that is checked or labelled before one in a sentence, in the parts that may have it. */
function readFirstPlacement(
  sections: readonly Section[],
  isTitle: (line: Line) => boolean,
): Found<string> | null {
  const found = sections.flatMap(({ name, heading, lines }) => {
    if (withoutPlacement.includes(name)) return [];
    const placement = readPlacement(lines, heading, isTitle);
    const isOfPart = name === "placement" || partsNamed(heading).includes("placement");
    // A service's setting is not the placement.
    const isOfPlan = placement?.isClear && (ofPlan.test(placement.quote) || hasOptions(lines));
    return placement && (isOfPart || isOfPlan) ? [placement] : [];
  });
  return found.find(({ isClear }) => isClear) ?? found[0] ?? null;
}

const withoutPlacement: readonly SectionName[] = [
  "present-levels",
  "goals",
  "testing",
  "transition",
  "signatures",
  "other",
];
const ofPlan =
  /\b(placement|lre|least restrictive|(educational|instructional|program) (environment|setting)|\[x\])/i;

/** Without what a document repeats. */
function distinct<Value>(found: readonly Found<Value>[]): Found<Value>[] {
  const seen = new Set<string>();
  return found.filter(({ value }) => {
    const key = JSON.stringify(value);
    return seen.has(key) ? false : seen.add(key);
  });
}
