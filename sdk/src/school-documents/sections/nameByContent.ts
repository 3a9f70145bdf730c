import { readGeneralEducationPercent } from "../iep/readGeneralEducationPercent.ts";
import { signatureColumns } from "../iep/readSignatures.ts";
import { type BodyStyle, bodyStyleOf } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { readAmount } from "../services/readAmount.ts";
import { hasServiceTable, readServices } from "../services/readServices.ts";
import { hasTable } from "../tables/readTables.ts";
import { headingOf } from "./headingOf.ts";
import type { SectionName } from "./headings.ts";
import type { Section } from "./splitSections.ts";

/** Longer parts are about more than the placement. */
const mostLines = 6;

/** Names the parts whose headings are not known by what they contain. */
export function nameByContent(sections: readonly Section[], lines: readonly Line[]): Section[] {
  const body = bodyStyleOf(lines);
  const has = (name: SectionName) => sections.some((section) => section.name === name);
  return sections.map((section) => {
    if (!isUnknown(section, body)) return section;
    if (hasTable(section.lines, signatureColumns)) return { ...section, name: "signatures" };
    if (!has("services") && isOfServices(section.lines)) return { ...section, name: "services" };
    const isOfPlacement =
      !has("placement") && section.lines.length <= mostLines && readGeneralEducationPercent(section.lines);
    return isOfPlacement ? { ...section, name: "placement" } : section;
  });
}

const isUnknown = ({ name, headingLine }: Section, body: BodyStyle) =>
  name === "other" && headingLine !== null && headingOf(headingLine, body) === null;

/** A table with the columns of services, or as many clear amounts as paragraphs. */
function isOfServices(lines: readonly Line[]): boolean {
  if (hasServiceTable(lines)) return readServices(lines, "").some(({ isClear }) => isClear);
  const paragraphs = paragraphsOf(lines);
  const amounts = paragraphs.filter(({ text }) => readAmount(text)?.isClear);
  return amounts.length > 0 && amounts.length * 2 >= paragraphs.length && readServices(lines, "").length > 0;
}
