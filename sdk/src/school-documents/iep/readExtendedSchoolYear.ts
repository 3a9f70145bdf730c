import type { Found, IepFindings } from "../findings.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { listItems } from "./listItems.ts";

type Decision = NonNullable<IepFindings["extendedSchoolYear"]>["value"];

const later =
  /\b(to be determined|tbd|will be (determined|considered|decided|discussed|reviewed|made)|to be decided|not yet been determined|deferred|defer|at a later date|by (spring|march|april|may)|undecided|reconvene|further data|pending|collect further|revisit)\b/i;
const no =
  /\b(not? (be )?(eligible|needed|required|necessary|recommended|warranted|qualify|require|need|appropriate|receive)|does(n't| not) (qualify|need|require|meet)|is not|are not|will not|not (in need|demonstrat)|no esy|ineligible|declined|none)\b|^no\b|:\s*no\b/i;
const yes =
  /^eligible\b|\b(is eligible|eligible for|qualifies|does qualify|is (needed|required|necessary|recommended)|are (needed|required|necessary|recommended)|will (receive|be provided|attend|participate)|requires|needs)\b|^yes\b|:\s*yes\b/i;

/** Whether the extended school year is given: by its checked box, or in words. */
export function readExtendedSchoolYear(lines: readonly Line[]): IepFindings["extendedSchoolYear"] {
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
  const all = joinLines(lines.map(({ text }) => text));
  const value = decisionIn(all);
  return value && lines[0] ? found(value, lines[0].page, all.slice(0, 300), false) : null;
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
