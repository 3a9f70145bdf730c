import { type Field, type Label, readFields } from "../fields/readFields.ts";
import type { Found, Goal } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { isTopic } from "../sections/topics.ts";
import { hasTable, readTables } from "../tables/readTables.ts";
import type { ColumnWords } from "../tables/Table.ts";
import { type GoalRole, goalLabelOf } from "./goalLabels.ts";

/**
 * The annual goals in the lines of a goals part, without their objectives.
 * @param isTitle Whether a line is prominent. @param isSmallPrint Whether it is smaller than the text.
 */
export function readGoals(
  all: readonly Line[],
  isTitle: (line: Line) => boolean,
  isSmallPrint: (line: Line) => boolean,
): Found<Goal>[] {
  if (hasTable(all, goalColumns)) {
    const rows = fromTable(all).filter(({ value }) => !boxed.test(value.text));
    if (rows.length > 0) return rows;
  }
  const lines = withWholeLabels(all);
  const label = (cell: string, line: Line) => labelOf(cell, line, isTitle(line));
  const ends = (line: Line, said: string) =>
    (line.isApart && promises.test(said) && (shortLabel.test(line.text) || /[.!?]["”)]?$/.test(said))) ||
    boxed.test(line.text) ||
    isSmallPrint(line) ||
    (isTitle(line) && line.cells.length === 1);
  const labelled = fromFields(readFields(lines, label, ends));
  return labelled.length > 0 ? labelled : fromParagraphs(lines, isTitle);
}

/** Puts a label of two lines beside its text together: "Measurable annual" above "goal". */
function withWholeLabels(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [label, beside] = above?.cells ?? [];
    const [rest, ...others] = line.cells;
    const isRest =
      label && beside && rest && !line.isApart && Math.abs(rest.x - label.x) < 2 && rest.text.length < 25;
    const text = isRest ? joinLines([label.text, rest.text]) : "";
    if (
      above &&
      label &&
      text !== "" &&
      goalLabelOf(text)?.rest === "" &&
      goalLabelOf(label.text)?.rest !== ""
    ) {
      const cells = [{ ...label, text }, ...above.cells.slice(1)];
      whole.splice(-1, 1, { ...above, cells, text: cells.map((cell) => cell.text).join(" ") });
      if (others.length > 0)
        whole.push({ ...line, cells: others, text: others.map((cell) => cell.text).join(" ") });
    } else whole.push(line);
  }
  return whole;
}

const titledArea =
  /^(?!.*\b(goals?|objectives?|benchmarks?|progress|levels?|services?|page|iep|profile|students?|summary|information)\b)[A-Z][A-Za-z&/ -]{3,40}$/i;
const boxed = /^(\[[ x]?\]|\([ x]?\)|[☐☑☒□❏✓✔✗✘])/i;
/** A label that is not in our list. */
const shortLabel = /^[A-Z][A-Za-z()/'-]*( [A-Za-z()/'-]+){0,5}:(\s|$)/;
/** What a goal says: "will", or a verb of growth. */
const promises =
  /\b(will|shall|to (increase|improve|demonstrate))\b|\b(increase|improve|demonstrate|decrease)s?\b/i;
/** In letters; less is a form's word, such as "Progress will be measured by". */
const shortestGoal = 40;
/** A heading above a goal: "Priority Educational Need - Measurable Annual Goal". */
const goalTitle = /\b(annual|measurable) goal( ?#? ?\d+)?( of \d+)?:?$/i;

function labelOf(cell: string, line: Line, isTitle: boolean): Label<GoalRole> | null {
  const isAlone = line.cells.length === 1;
  const label = goalLabelOf(cell);
  // "Need 2: Written language" is a topic, too.
  if (label?.role === "area" && label.rest !== "") return label;
  if (isAlone && isTopic(cell)) return { role: "area", rest: cell.replace(/:$/, "") };
  // "Planning" as a heading of its own above the texts of its goal
  if (!label && isAlone && isTitle && titledArea.test(cell)) return { role: "area", rest: cell };
  // "Behavior" is an area below "Area of need", not the label of another text.
  if (label?.role === "other" && label.rest === "" && isTopic(cell) && !cell.endsWith(":")) return null;
  return label ?? (isAlone && isTitle && goalTitle.test(cell) ? { role: "goal", rest: "" } : null);
}

function fromFields(fields: readonly Field<GoalRole>[]): Found<Goal>[] {
  const firstRole = fields.find(
    ({ role, text }) => role === "area" || (role === "goal" && promises.test(text)),
  )?.role;
  const isAreaAfter = firstRole === "goal" && fields.some(({ role }) => role === "area");
  const goals: Found<Goal>[] = [];
  let area = "";
  for (const field of fields) {
    if (field.role === "area") {
      const named = withoutNumber(field.text.length <= 60 ? field.text : field.first);
      const last = goals.at(-1);
      if (isAreaAfter && last) goals.splice(-1, 1, { ...last, value: { ...last.value, area: named } });
      else area = named;
    }
    if (field.role !== "goal") continue;
    area = areaIn(field.label) ?? area;
    const first = /\?$/.test(field.first) ? "" : field.first;
    const isTitle = field.below !== "" && first.length <= 60 && !promises.test(first);
    const own = isTitle && first !== "" && !isNumber(first) ? withoutNumber(first) : "";
    area = own || area;
    const text = isTitle ? field.below : joinLines([first, field.below]);
    if (promises.test(text) && !boxed.test(text)) {
      const named = areaBefore(text);
      goals.push(foundGoal(named?.text ?? text, isAreaAfter ? own : (named?.area ?? area), field.page));
    }
    // "Annual Goal 2: Reading" before the field with the goal itself.
    else if (text !== "" && text.length <= 60 && !isNumber(text)) area = withoutNumber(text);
  }
  return goals;
}

/** "Reading: By May, Ann will …" */
function areaBefore(text: string): { area: string; text: string } | null {
  const match =
    /^([A-Z][\w/&'-]*(?: [\w/&'-]+){0,4}?)(?: [Gg]oal(?: ?#?\d+)?)?\s*(?::|\s[–—-])\s+(?=[A-Z])/.exec(text);
  const [all = "", area = ""] = match ?? [];
  return match && !promises.test(area) && !noArea.test(area) ? { area, text: text.slice(all.length) } : null;
}

/** Words of a form that name no area: "Annual goal 3 in", "By". */
const noArea =
  /^(\W*\d*\W*|baseline\b.*|benchmarks?|objectives?|(performance )?criteria|by|in|with|for|on|when|given|n\/a|(annual |measurable )*goals?\b.*)$/i;
const isNumber = (text: string) => /^#?\d+( of \d+)?$/.test(text);
const withoutNumber = (area: string) =>
  area
    .replace(/^#?\d+[.):]?\s+/, "")
    .replace(/[:;,.\s]+$/, "")
    .replace(/(?<=\w) goals?( ?#?\d+)?$/i, "")
    .replace(noArea, "");
/** A short line of its own above a goal: "Play". */
const isNameAbove = (line: Line, next: Line | undefined) =>
  line.isApart &&
  line.cells.length === 1 &&
  /^[A-Z][\w/&' -]{2,40}$/.test(line.text) &&
  next?.isApart === true &&
  /\bwill\b/.test(next.text);
/** "Goal #1 (Reading): …" */
const areaIn = (label: string) => {
  const words = /\(([A-Z][^)]{2,40})\)/.exec(label)?.[1] ?? "";
  return isTopic(words) || (/\d/.test(label) && !aboutForm.test(words)) ? words || null : null;
};
const aboutForm =
  /\b(annual|goals?|must|includ\w*|condition\w*|criteri\w*|measur\w*|required|continued|new|optional|esy|see|if)\b/i;

function foundGoal(text: string, area: string, page: number): Found<Goal> {
  const isClear = text.length > 30 && text.length < 900 && /\bwill\b/i.test(text);
  return { value: { text, area }, page, quote: text, isClear };
}

export const goalColumns: ColumnWords<GoalRole> = {
  roleOf: (heading) => {
    if (/^goal ?(#|no\.?|number)$/.test(heading)) return null;
    if (/\b(areas?|domain|skill|subject|needs?|strand)\b(?!.*\bgoals?\b)/.test(heading)) return "area";
    if (/goal area/.test(heading)) return "area";
    if (/objective|benchmark/.test(heading) && !/goal/.test(heading)) return "objective";
    if (/^(measurable )?(annual )?goals?( statement)?/.test(heading)) return "goal";
    return null;
  },
  words:
    /^(area|areas|of|or|content|unique|educational|needs|characteristics|strand|need|domain|skill|subject|measurable|annual|goals?|statement|and|objectives?|benchmarks?|criteria|criterion|for|mastery|methods?|measure(ment)?|measuring|schedule|progress|baseline|evaluation|procedures?|persons?|responsible|dates?|no|how|will|be|measured|student|reporting|level|target|short|term|present|describe|when|periodic|reports?|provided|given|academic|functional|number|timeline|status|comments?)$/,
  isTable: (found) => found.includes("goal"),
  beginsRow: () => false,
};

function fromTable(lines: readonly Line[]): Found<Goal>[] {
  let area = "";
  return readTables(lines, goalColumns).flatMap(({ cells, page, above, group }) => {
    const label = goalLabelOf(above);
    const textOf = (role: GoalRole) =>
      joinLines(cells.filter(({ column }) => column.role === role).map(({ text }) => text));
    const ofGroup = group.length <= 60 && !promises.test(group) ? group : "";
    const heading = cells.find(({ column }) => column.role === "goal")?.column.heading ?? "";
    const named = goalLabelOf(heading);
    const ofHeading = named?.role === "goal" && /[a-z]{3}/.test(named.rest) ? named.rest : "";
    area =
      textOf("area") ||
      ofGroup ||
      (/\d|: /.test(heading) ? ofHeading : "") ||
      (label?.role === "area" ? label.rest : isTopic(above) ? above : "") ||
      area;
    const text = textOf("goal").replace(/^\(?\d{1,2}[.):]\s*/, "");
    // A row of its own above the goal: "Reading".
    const isArea = /^[A-Z][^:.]*$/.test(text) && text.length < shortestGoal && !promises.test(text);
    if (cells.length === 1 && isArea && !goalLabelOf(text)) area = text;
    return promises.test(text) && text.length >= shortestGoal
      ? [foundGoal(text, withoutNumber(area), page)]
      : [];
  });
}

const point = /^([•●▪◦*o–-]|\[ \]|\(?\w{1,2}[.)])\s/;

/** Goals that only their numbers or spaces separate. */
function fromParagraphs(lines: readonly Line[], isTitle: (line: Line) => boolean): Found<Goal>[] {
  const paragraphs: { texts: string[]; page: number; area: string }[] = [];
  let area = "";
  let isFirst = true;
  let isObjectives = false;
  for (const [index, all] of lines.entries()) {
    const [first] = all.cells;
    // Beside a goal is how it is measured.
    const isWide =
      first &&
      all.cells.length > 1 &&
      (goalLabelOf(first.text)?.role === "area" || (!isTitle(all) && first.text.length > shortestGoal));
    const line = isWide ? { ...all, text: first.text } : all;
    const ofArea = goalLabelOf(line.text);
    if (ofArea?.role === "area" && ofArea.rest !== "" && ofArea.rest.length <= 60) {
      area = withoutNumber(ofArea.rest);
      isFirst = true;
      continue;
    }
    const isHeading =
      isTopic(line.text) ||
      (isTitle(line) && line.text.length < 60) ||
      (!goalLabelOf(line.text) && isNameAbove(line, lines[index + 1]));
    const label = isHeading || line.text.endsWith(":") ? goalLabelOf(line.text) : null;
    isObjectives = label ? label.role === "objective" : isObjectives && !isHeading;
    if (isObjectives && (point.test(line.text) || !line.isApart)) continue;
    if (isHeading) {
      area = withoutNumber(label?.role === "area" || label?.role === "goal" ? label.rest : line.text);
      isFirst = true;
      continue;
    }
    const isNumbered = /^(\(?\d{1,2}[.):]|[•●▪])\s+/.test(line.text);
    if (isNumbered || line.isApart || isFirst) paragraphs.push({ texts: [], page: line.page, area });
    paragraphs.at(-1)?.texts.push(line.text.replace(/^(\(?\d{1,2}[.):]|[•●▪])\s+/, ""));
    isFirst = false;
  }
  return paragraphs
    .map(({ texts, page, area: topic }) => {
      const text = joinLines(texts);
      const named = areaBefore(text);
      return foundGoal(named?.text ?? text, named?.area ?? topic, page);
    })
    .filter(({ value }) => /\bwill\b/i.test(value.text) && value.text.length > 40 && !goalLabelOf(value.text))
    .map((goal) => ({ ...goal, isClear: false }));
}
