import { readDays } from "../days/readDays.ts";
import type { Found } from "../findings.ts";
import type { Line } from "../lines/Line.ts";

const role =
  /\b(parent|guardian|mother|father|surrogate|student|teacher|representative|psychologist|pathologist|therapist|counselor|principal|administrator|director|coordinator|lea|interpreter|nurse|case manager|diagnostician|specialist|advocate|chair\w*|evaluator|social worker|designee|provider|slp|ot|pt|liaison|superintendent|district|education|member|agency)\b/i;
const personName =
  /^(?:(?:mr|mrs|ms|dr|mx)\.?\s+)?[A-Z][\p{L}'’.-]*(?:\s+(?:[A-Z][\p{L}'’.-]*|and|de|la|van|von|del)){1,4}(?:,? (?:ph\.?d|m\.?ed|ed\.?[ds]|m\.?s|m\.?a|ccc-slp|otr\/l|nbct|j\.?d)\.?)*$/iu;
const headWord =
  /^(name|printed name|print name|role|title|position|signature|date|relationship|present|attended|agree|disagree|signed|method|iep team member|team member|participant)s?\b/i;
/** What shows that a person signed. */
const signedMark = /\/s\/|\bsigned\b(?! by)|electronically signed|e-?signed|signature on file|\[x\]|[☒☑✓✔]/i;
const unsignedMark =
  /\b(not (present|in attendance|signed)|absent|excused|did not (attend|sign)|unsigned|by phone|no signature)\b|\[\s*\]|☐/i;

/** The names on signature lines that are signed: with "/s/", a signature beside the printed name, or a day. */
export function readSignatures(lines: readonly Line[]): Found<string>[] {
  const found: Found<string>[] = [];
  for (const line of lines) {
    if (headWord.test(line.text) && !/[:]/.test(line.text)) continue;
    const name = signerOf(line);
    if (name && !found.some(({ value }) => value === name.value)) {
      found.push({ value: name.value, page: line.page, quote: line.text, isClear: name.isClear });
    }
  }
  return found;
}

function signerOf(line: Line): { value: string; isClear: boolean } | null {
  if (unsignedMark.test(line.text) && !signedMark.test(line.text)) return null;
  const texts = line.cells.flatMap(({ text }) => text.split(/\s{2,}|\s*_{3,}\s*|(?<=\w):\s+|\s+\|\s+/));
  const isSigned = signedMark.test(line.text);
  const names = texts.map(asName).filter((name) => name !== null);
  const [first, second] = names;
  if (!first) return null;
  const days = readDays(line.text);
  const isTwice = second !== undefined && sameLetters(first, second);
  if (!isSigned && !isTwice && days.length === 0) return null;
  return { value: first, isClear: isSigned || isTwice || days.length > 0 };
}

function asName(written: string): string | null {
  const text = written
    .replace(
      /\/s\/|electronically signed( by)?|signed( by)?|\(signed\)|signature( on file)?|\[x\]|[☒☑✓✔]/gi,
      " ",
    )
    .replace(/\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/g, " ")
    .replace(/\([^)]*\)/g, " ")
    .split(
      /,\s(?=[a-z]*\s?(parent|guardian|teacher|special|general|lea|school|speech|principal|mother|father|student|district|occupational|physical|case))/i,
    )[0]
    ?.replace(/\s+/g, " ")
    .replace(/^[\s,:–-]+|[\s,:–-]+$/g, "");
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
