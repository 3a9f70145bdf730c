import { type BodyStyle, bodyStyleOf, isCapitals, isLarger, usualWordSize } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { headingOf, partsNamed } from "./headingOf.ts";
import type { SectionName } from "./headings.ts";
import { partsSideBySide } from "./partsSideBySide.ts";
import { isTopic } from "./topics.ts";

export interface Section {
  readonly name: SectionName;
  /** The heading as written; "" before the first. */
  readonly heading: string;
  readonly headingLine: Line | null;
  readonly lines: readonly Line[];
}

interface OpenSection {
  readonly name: SectionName;
  readonly heading: string;
  readonly headingLine: Line | null;
  /** How prominent its heading is. */
  readonly rank: number;
  readonly lines: Line[];
}

/** Headings that belong to the present levels where they are below theirs. */
const withinPresentLevels =
  /\b(parent|concerns?|input|strengths?|interests?|vision|needs?|impact|effects?|affects?|disability|behavior|health|medical|communication|evaluation|assessments?( results| data)?|transition|performance|functional|academic|achievement)\b/i;

/** The parts of an IEP, in the document's order; the first holds what is before any heading. */
export function splitSections(lines: readonly Line[]): Section[] {
  const body = bodyStyleOf(lines);
  const styles = headingStyles(lines, body);
  const sections: OpenSection[] = [{ name: "other", heading: "", headingLine: null, rank: 0, lines: [] }];
  let end = 0;
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1);
    if (!current) break;
    if (index < end) continue;
    const beside = partsSideBySide(lines, index, current, body);
    if (beside) {
      end = beside.end;
      for (const part of beside.parts)
        sections.push({
          ...part,
          heading: part.headingLine.text,
          rank: current.rank,
          lines: [...part.lines],
        });
      continue;
    }
    if (isWithinHead(line, lines[index - 1])) {
      current.lines.push(line);
      continue;
    }
    const ofTable = headOfTable(line, current, body);
    if (ofTable) {
      sections.push({
        name: ofTable,
        heading: line.text,
        headingLine: null,
        rank: current.rank,
        lines: [line],
      });
      continue;
    }
    const head = continuedHead(current.lines, lines[index + 1]);
    const heading = headingOf(line, body, head !== null && isAcross(line));
    const isTooLow = heading?.isWeak && (rankOf(line) < current.rank || !styles.has(styleOf(line)));
    if (heading && !isTooLow && !isInner(line, heading, current, body)) {
      const rest = [
        ...(heading.rest === "" ? [] : [withText(line, heading.rest)]),
        ...(head ? [{ ...head, isApart: true }] : []),
      ];
      // A heading that is repeated on the next page; "Annual goal" above each goal is not.
      if (
        current.heading === line.text &&
        line.page !== current.headingLine?.page &&
        !/\bgoal\b/i.test(line.text)
      )
        current.lines.push(...rest);
      else
        sections.push({
          name: heading.section,
          heading: line.text,
          headingLine: line,
          rank: rankOf(line),
          lines: rest,
        });
    } else if (!heading && rankOf(line) >= current.rank && isOtherHeading(line, body, styles)) {
      sections.push({ name: "other", heading: line.text, headingLine: line, rank: rankOf(line), lines: [] });
    } else current.lines.push(line);
  }
  return sections;
}

/** Whether a heading is one within the current part. */
function isInner(
  line: Line,
  { section, rest }: { section: SectionName; rest: string },
  current: OpenSection,
  body: BodyStyle,
): boolean {
  // Letters of a scan differ in size by chance.
  const isLower = rankOf(line) < current.rank - (body.isPlain ? widestChance : 0);
  // "Program accommodations" below "Accommodations and statewide assessments"
  const named = partsNamed(current.heading);
  if (named.length > 1 && named.includes(section) && !named.includes("present-levels")) return false;
  if (current.name === "present-levels") {
    // "3. Attendance"
    if (
      section === "signatures" &&
      isLower &&
      !/\b(signatures?|participants|members|team)\b/i.test(line.text)
    )
      return true;
    if (section === "goals" || (section === "present-levels" && /:$/.test(line.text))) return false;
    const isNamed = withinPresentLevels.test(line.text) || isTopic(line.text);
    const isAside = section === "other" && !/special factors|eligibility/i.test(line.text);
    return isNamed && (isLower || isAside || (section === "present-levels" && rest === ""));
  }
  // The baseline of a goal, and what a goal page says about progress and objectives.
  if (current.name === "goals") {
    if (section === "present-levels") return rest !== "";
    // "Attendance and coping" is the area of a goal.
    if (isTopic(line.text) && (isLower || section === "other" || section === "signatures")) return true;
    return isLower && /progress|objective|accommodation|criteria|services?$/i.test(line.text);
  }
  // "State assessment: not given in grade 1" is one of several tests.
  if (current.name === "testing" && section === "testing" && rest !== "") return true;
  if (current.name === "transition" && section === "testing") return /\btransition\b/i.test(line.text);
  // A group of accommodations: "Setting", "Environment"
  if (current.name === "accommodations" && /^(settings?|environment):?$/i.test(line.text)) return true;
  // "Signature: /s/ Ann Ames" below a heading about consent.
  if (current.name === "signatures" && section === "signatures" && rest !== "") return true;
  // "Area and accommodations" above the rows of a list of tests.
  return (
    current.name === "testing" &&
    section === "accommodations" &&
    (isLower || /\b(areas?|tests?|assessments?)\b/i.test(line.text))
  );
}

/** Parts that a table of their own may open by the heading of its first column. */
const tableParts: readonly SectionName[] = ["accommodations", "services"];

/** The part that a table's first column names, where it is not the current one. */
function headOfTable(line: Line, current: OpenSection, body: BodyStyle): SectionName | null {
  const [first, ...others] = line.cells;
  if (!first || others.length === 0 || !line.isBold || body.isBold || first.text.length < 12) return null;
  const isRepeated = current.lines.some(({ text }) => text === line.text);
  if (tableParts.includes(current.name) && (current.lines.length === 0 || isRepeated)) return null;
  const section = headingOf({ ...line, cells: [first], text: first.text }, body)?.section;
  const isOther = section !== current.name && current.name !== "goals" && current.name !== "present-levels";
  return section && isOther && tableParts.includes(section) ? section : null;
}

/** The further line of a heading of a table's column. */
function isWithinHead(line: Line, above: Line | undefined): boolean {
  const [cell, ...others] = line.cells;
  if (!cell || !above || others.length > 0 || line.isApart || line.page !== above.page) return false;
  const isLater = above.cells.some(({ x }, index) => index > 0 && Math.abs(x - cell.x) < 4);
  return isLater && above.isBold === line.isBold && above.size === line.size;
}

const isAcross = ({ cells, text, isApart }: Line) => cells.length === 1 && isApart && /^[A-Z]/.test(text);

/** The head of a table that continues below a heading between its rows. */
function continuedHead(lines: readonly Line[], next: Line | undefined): Line | null {
  const head = lines.find(({ cells }) => cells.length > 2);
  if (!head || !next || next.cells.length < 3 || /\d/.test(head.text) || !/\d/.test(next.text)) return null;
  if (head.isBold === next.isBold && head.text === next.text) return null;
  const isBelow = next.cells.every(({ x }) => head.cells.some((cell) => Math.abs(cell.x - x) < 4));
  return isBelow ? head : null;
}

/** In ranks: one point of size. */
const widestChance = 10;

const rankOf = (line: Line) =>
  (line.size || usualWordSize) * 10 +
  (line.isBold ? 4 : 0) +
  (isCapitals(line.text) ? 2 : 0) -
  (line.text.includes(":") ? 1 : 0);

/** How the recognized headings look, so that one with unknown words is recognized by its look. */
function headingStyles(lines: readonly Line[], body: BodyStyle): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const line of lines) {
    const heading = headingOf(line, body);
    if (heading?.rest === "") times.set(styleOf(line), (times.get(styleOf(line)) ?? 0) + 1);
  }
  return new Set([...times].filter(([, count]) => count >= 3).map(([style]) => style));
}

const styleOf = (line: Line) => `${Math.round(line.size * 2)} ${line.isBold} ${isCapitals(line.text)}`;

function isOtherHeading(line: Line, body: BodyStyle, styles: ReadonlySet<string>): boolean {
  const isShort = line.cells.length === 1 && line.text.length < 90 && /[a-z]{3}/i.test(line.text);
  if (!isShort || isTopic(line.text) || !styles.has(styleOf(line)) || /[:.]$/.test(line.text)) return false;
  return isLarger(line, body) || (line.isBold && isCapitals(line.text));
}

/** The line without its heading. */
function withText(line: Line, rest: string): Line {
  const [first, ...others] = line.cells;
  if (!first) return line;
  const isLabelAlone = others.length > 0 && first.text.trim().endsWith(":");
  const cells = isLabelAlone
    ? others
    : [{ ...first, text: others.length === 0 ? rest : first.text }, ...others];
  return { ...line, text: rest, cells };
}
