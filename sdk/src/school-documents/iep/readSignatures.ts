import { readDays, withoutDays } from "../days/readDays.ts";
import type { Found } from "../findings.ts";
import type { Line } from "../lines/Line.ts";

const role =
  /\b(parent|guardian|mother|father|surrogate|student|teacher|representative|psychologist|pathologist|therapist|counselor|principal|administrator|director|coordinator|lea|interpreter|nurse|case manager|diagnostician|specialist|advocate|chair\w*|evaluator|social worker|designee|provider|slp|ot|pt|liaison|superintendent|district|education|member|agency)\b/i;
const personName =
  /^(?:(?:Mr|Mrs|Ms|Dr|Mx)\.?\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|de|la|van|von|del|al)){1,4}(?:,? (?:Ph\.?D|M\.?Ed|Ed\.?[DS]|M\.?S|M\.?A|CCC-SLP|OTR\/L|NBCT|J\.?D)\.?)*$/u;
const headWord =
  /^(name|printed name|print name|role|title|position|signature|date|relationship|present|attended|agree|disagree|signed|method|iep team member|team member|participant)s?\b/i;
/** In any part of the document. */
const explicitMark = /\/s\/|\bsigned:? (on )?\w{0,9}\.? ?\d|electronically signed|\be-?signed/i;
/** What shows that a person signed. */
const signedMark =
  /\/s\/|\bsigned\b(?! by)|electronically signed|\be-?signed|signature on file|\[x\]|[☒☑✓✔]/i;
const unsignedMark =
  /\b(not (present|in attendance|signed)|absent|excused|did not (attend|sign)|unsigned|by phone|no signature)\b|\[\s*\]|☐/i;

/**
 * The names on signature lines that are signed: with "/s/", a signature beside the printed name, or a day.
 * @param inPart The lines of the signature part; elsewhere only an explicit mark counts.
 */
export function readSignatures(lines: readonly Line[], inPart: ReadonlySet<Line>): Found<string>[] {
  const found: Found<string>[] = [];
  for (const line of lines) {
    if (headWord.test(line.text) && !/[:]/.test(line.text)) continue;
    if (!inPart.has(line) && !explicitMark.test(line.text)) continue;
    for (const value of signersOf(line)) {
      if (!found.some((other) => other.value === value))
        found.push({ value, page: line.page, quote: line.text, isClear: true });
    }
  }
  return found;
}

function signersOf(line: Line): string[] {
  if (unsignedMark.test(line.text) && !signedMark.test(line.text)) return [];
  const texts = line.cells.flatMap(({ text }) => text.split(/\s{2,}|\s*_{3,}\s*|(?<=\w):\s+|\s+\|\s+/));
  const names = texts.flatMap((text) => asNames(text));
  const [first, second] = names;
  if (!first) return [];
  const isTwice = second !== undefined && sameLetters(first, second);
  if (!signedMark.test(line.text) && !isTwice && readDays(line.text).length === 0) return [];
  return isTwice || !/ and /.test(line.text) ? [first] : names;
}

/** "Opal Grange and Denver Grange" are two. */
function asNames(text: string): string[] {
  const halves = text.split(/\s+(?:and|&)\s+/).map(asName);
  const both = halves.filter((name) => name !== null);
  if (halves.length > 1 && both.length === halves.length) return both;
  const name = asName(text);
  return name === null ? [] : [name];
}

function asName(written: string): string | null {
  const text = withoutDays(written)
    .replace(
      /\/s\/|electronically signed( by)?|\bsigned( by| on)?\b|\(signed\)|signature( on file)?|\[x\]|[☒☑✓✔]/gi,
      " ",
    )
    .replace(/\([^)]*\)/g, " ")
    .split(
      /,\s(?=[a-z]*\s?(parent|guardian|teacher|special|general|lea|school|speech|principal|mother|father|student|district|occupational|physical|case))/i,
    )[0]
    ?.replace(/\s+/g, " ")
    .replace(/^[\s,:–-]+|[\s,:–-]+$/g, "")
    .replace(/,?\s+(parent|guardian|mother|father|student|teacher|principal|grandmother|grandfather)$/i, "");
  if (
    !text ||
    headWord.test(text) ||
    role.test(text.replace(/^(ms|mr|mrs|dr)\.? /i, "")) ||
    !personName.test(text)
  )
    return null;
  return text;
}

const sameLetters = (a: string, b: string) =>
  a.toLowerCase().replace(/[^a-z]/g, "") === b.toLowerCase().replace(/[^a-z]/g, "");
