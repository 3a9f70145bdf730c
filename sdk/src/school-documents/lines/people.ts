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
/** Lines at the end of a document among which the writer's name is looked for. */
const lastLines = 8;

/** The lines without the closing and the writer's name and title at the end. */
export function withoutSignOff(lines: readonly Line[]): readonly Line[] {
  const from = Math.max(1, lines.length - lastLines);
  const start = lines.findIndex(
    (line, index) =>
      index > 0 &&
      line.isApart &&
      (isClosing(line.text) || (index >= from && isSignOff(line, lines[index + 1]))),
  );
  return start === -1 ? lines : lines.slice(0, start);
}

const isClosing = (text: string) => closing.test(text) && (text.endsWith(",") || text.length < 30);

/** A name with its title behind or below it. */
export function isSignOff({ text, cells }: Line, next: Line | undefined): boolean {
  const [name = "", ...rest] =
    cells.length === 2 ? cells.map((cell) => cell.text) : text.split(/,\s+|\s+[–—|-]\s+/);
  const title = rest.length > 0 ? rest.join(", ") : (next?.text ?? "");
  const isTitle =
    title.length < 80 && (roleWords.test(title) || titleWords.test(title)) && !/[.:?]$/.test(title);
  return personName.test(name) && !roleWords.test(name) && isTitle;
}
