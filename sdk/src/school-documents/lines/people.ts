import type { Line } from "./Line.ts";

/** Words of what people at a school meeting are. */
export const roleWords =
  /\b(parent|guardian|mother|father|surrogate|student|teacher|representative|psychologist|pathologist|therapist|counselor|principal|administrator|director|coordinator|lea|interpreter|nurse|case manager|diagnostician|specialist|advocate|chair\w*|evaluator|social worker|designee|provider|slp|ot|pt|liaison|superintendent|district|education|member|agency|implementer|instructor|educator|manager|services|department|committee|team|office|school)\b/i;
export const personName =
  /^(?:(?:Mr|Mrs|Ms|Dr|Mx)\.?\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|de|la|van|von|del|al)){1,4}(?:,? (?:Ph\.?D|M\.?Ed|Ed\.?[DS]|M\.?S|M\.?A|CCC-SLP|OTR\/L|NBCT|J\.?D)\.?)*$/u;

const titleWords =
  /\b(examiner|supervisor|manager|dean|officer|clinician|instructor|consultant|analyst|office|services|schools?|assistant|interventionist|clinic)\b/i;
const closing =
  /^(sincerely|respectfully|regards|best|warmly|kind|cordially|very truly|thank you,|thanks,|yours|with (regards|appreciation))\b.{0,40}$/i;
/** A closing that no sentence begins with, where no gap sets it apart. */
const ofLetters = /^(sincerely|cordially|yours|very truly)\b.{0,40}$/i;
/** Lines at the end of a document among which the writer's name is looked for. */
const lastLines = 8;

/** Where an e-mail quotes the message that it answers. */
const quotation = /^(on\b.{5,80}\bwrote:|> *(hi|hello|dear)\b|-{2,} ?original message)/i;

/** The lines without the closing, the writer's name and title at the end, and a message that is quoted below them. */
export function withoutSignOff(all: readonly Line[]): readonly Line[] {
  const quoted = all.findIndex((line, index) => index > 0 && quotation.test(line.text));
  const lines = quoted === -1 ? all : all.slice(0, quoted);
  const from = Math.max(1, lines.length - lastLines);
  const start = lines.findIndex(
    (line, index) =>
      index > 0 &&
      ((index >= from && ofLetters.test(line.text)) ||
        (line.isApart && (isClosing(line.text) || (index >= from && isSignOff(line, lines[index + 1]))))),
  );
  return start === -1 ? lines : lines.slice(0, start);
}

const isClosing = (text: string) => closing.test(text) && (text.endsWith(",") || text.length < 30);

const writtenBy =
  /^(?:(?:recorded|sent|prepared|completed|reported|submitted|written|issued) by|contact(?: person)?):?\s+/i;

/** A name with its title behind, beside or below it; headings in capitals are none. */
export function isSignOff({ text, cells }: Line, next: Line | undefined): boolean {
  const parts =
    cells.length === 2
      ? cells.map((cell) => cell.text)
      : text.replace(writtenBy, "").split(/,\s+|\s+[|–—-]\s+/);
  const [name = "", ...rest] = parts;
  const below = next?.cells.length === 1 ? next.text : "";
  const title = rest.length > 0 ? rest.join(", ") : below;
  const isTitle =
    title.length < 80 && (roleWords.test(title) || titleWords.test(title)) && !/[.:?]$/.test(title);
  return personName.test(name) && name !== name.toUpperCase() && !roleWords.test(name) && isTitle;
}
