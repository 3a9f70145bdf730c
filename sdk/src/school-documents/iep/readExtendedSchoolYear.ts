import type { Found, IepFindings } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { listItems, splitBoxes } from "./listItems.ts";

type Decision = NonNullable<IepFindings["extendedSchoolYear"]>["value"];

const later =
  /\b(to be determined|tbd|will be (determined|considered|decided|discussed|reviewed|made)|to be (decided|made)|(more|additional) data (is|are) needed|not yet been determined|deferred|defer|(at|by) a later date|by (spring|march|april|may)|undecided|reconvene|further data|pending|to be (considered|discussed|reviewed|addressed)|will discuss|meet again|decide (about|on|whether|later)|under (consideration|review)|will reconvene|undetermined|tabled|postponed|not (yet )?determined|collect further|revisit)\b/i;
const no =
  /\b(not? (be )?(eligible|needed|required|necessary|recommended|warranted|qualify|require|need|appropriate|receive)|does(n't| not) (qualify|need|require|meet)|is not|are not|will not|not (in need|demonstrat)|no esy|ineligible|declined|none)\b|\bdo(es)? not support|^no?\b|\?\s*no\b|:\s*no?[.\s]*$/i;
const yes =
  /^y$|\b(esy|extended school year)( services?)? (is |are )?(needed|required|recommended|necessary|warranted|approved)\b|^(eligible|needed|required|recommended|qualifies|approved)\b|\b((is|are) in need|is eligible|eligible for|qualifies|does qualify|is (needed|required|necessary|recommended)|are (needed|required|necessary|recommended)|will (receive|be provided|attend|participate)|requires|needs|meets|(demonstrates?|shows?|has) (a|the) need)\b|[:?]\s*(eligible|yes|needed|required|approved|qualifies)\b|^yes\b|:\s*yes\b/i;

/** Whether the extended school year is given: by its checked box, or in words. */
export function readExtendedSchoolYear(lines: readonly Line[]): IepFindings["extendedSchoolYear"] {
  const ofTable = decisionUnder(lines);
  if (ofTable) return ofTable;
  const items = listItems(lines);
  for (const { text, page, isChecked } of items) {
    if (isChecked !== true) continue;
    const value = decisionIn(text);
    if (value) return found(value, page, text, true);
  }
  if (items.some(({ isChecked }) => isChecked === true)) return null;
  for (const { text, page, isChecked } of items) {
    if (isChecked !== null) continue;
    for (const sentence of text.split(/(?<=[.;])\s+/)) {
      if (
        /\b(if (yes|the)|whether|criteria|must be|team must|considered)\b/i.test(sentence) &&
        !/^(yes|no)\b/i.test(sentence)
      )
        continue;
      const value = decisionIn(sentence);
      if (value) return found(value, page, sentence, true);
    }
  }
  // Boxes of which none is checked say nothing.
  if (items.some(({ isChecked }) => isChecked === false)) return null;
  const all = joinLines(lines.map(({ text }) => text));
  const value = decisionIn(all);
  return value && lines[0] ? found(value, lines[0].page, all.slice(0, 300), false) : null;
}

/** "ESY (Yes / No / TBD)" above its answer, among other columns. */
function decisionUnder(lines: readonly Line[]): IepFindings["extendedSchoolYear"] {
  for (const [index, line] of lines.entries()) {
    const cell = line.cells.find(({ text }) => mention.test(text) && text.length < 50);
    if (line.cells.length < 2 || !cell || splitBoxes(line.text).length > 0) continue;
    const under = lines[index + 1]?.cells.find(({ x }) => Math.abs(x - cell.x) < 4);
    const value = under && splitBoxes(under.text).length === 0 ? decisionIn(under.text) : null;
    if (under && value) return found(value, line.page, `${cell.text} ${under.text}`, true);
  }
  return null;
}

const mention = /\b(extended school year|esy)\b/i;
/** Lines below a question about it that may have its answer. */
const answerLines = 5;

/** The decision outside of a part about it: beside or below a line that mentions it. */
export function findExtendedSchoolYear(lines: readonly Line[]): IepFindings["extendedSchoolYear"] {
  for (const [index, line] of lines.entries()) {
    if (!mention.test(line.text) || line.text.length > 160) continue;
    const below = lines.slice(index + 1, index + answerLines).filter(({ page }) => page === line.page);
    const end = below.findIndex(({ text, isApart }) => isApart && splitBoxes(text).length === 0);
    const answer = /[?:]$/.test(line.text) ? below.slice(0, end === -1 ? undefined : end) : [];
    const cell = line.cells.find(({ text }) => mention.test(text) && text.length < 50);
    const under =
      line.cells.length > 1 && cell ? below[0]?.cells.find(({ x }) => Math.abs(x - cell.x) < 4) : undefined;
    const beside = cell ? line.cells[line.cells.indexOf(cell) + 1] : undefined;
    const ofRow = beside && splitBoxes(beside.text).length === 0 ? decisionIn(beside.text) : null;
    if (beside && ofRow)
      return { value: ofRow, page: line.page, quote: `${cell?.text} ${beside.text}`, isClear: true };
    const value = under ? decisionIn(under.text) : null;
    if (under && value)
      return { value, page: line.page, quote: `${cell?.text} ${under.text}`, isClear: true };
    const found = readExtendedSchoolYear(answer.length > 0 ? answer : [line]);
    if (found)
      return { ...found, quote: `${line.text} ${found.quote}`, isClear: answer.length > 0 && found.isClear };
  }
  return null;
}

function decisionIn(text: string): Decision | null {
  if (later.test(text)) return "to be decided";
  if (no.test(text)) return "no";
  return yes.test(text) ? "yes" : null;
}

const found = (value: Decision, page: number, quote: string, isClear: boolean): Found<Decision> => ({
  value,
  page,
  quote,
  isClear,
});
