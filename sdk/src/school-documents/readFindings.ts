import type { DocumentText } from "./DocumentText.ts";
import { readDates } from "./days/readDates.ts";
import { isOfManifestation, readDiscipline } from "./discipline/readDiscipline.ts";
import { readEvaluation } from "./evaluation/readEvaluation.ts";
import type { DateLabel, DocumentFindings, DocumentKind } from "./findings.ts";
import { readIep } from "./iep/readIep.ts";
import { recognizeKind } from "./kind/recognizeKind.ts";
import { bodyStyleOf } from "./lines/bodyStyle.ts";
import { joinTitles } from "./lines/joinTitles.ts";
import { readLines, repeatedLines } from "./lines/readLines.ts";
import { readNotice } from "./notice/readNotice.ts";
import { readProgress } from "./progress/readProgress.ts";
import { nameByContent } from "./sections/nameByContent.ts";
import { splitSections } from "./sections/splitSections.ts";

/**
 * Reads the text of a school's document: its kind, and what a document of that kind says.
 *
 * Every finding has the page and the words it was read from. A finding that could be wrong has
 * `isClear: false`; what cannot be read is left out, never guessed. Pure and synchronous.
 *
 * @param text The document's text with the positions of its cells (`DocumentText`).
 * @param chosen The kind that the parent chose because the recognized one was wrong or missing.
 */
export function readFindings(text: DocumentText, chosen?: DocumentKind): DocumentFindings {
  const read = readLines(text);
  const lines = joinTitles(read, bodyStyleOf(read));
  const recognized = recognizeKind(lines, repeatedLines(text));
  const kind = chosen
    ? { value: chosen, page: 1, quote: recognized?.quote ?? "", isClear: true }
    : recognized;
  const is = (name: DocumentKind) => kind?.value === name;
  const sections = is("iep") ? nameByContent(splitSections(lines), lines) : [];
  const signatureLabels = new Map(
    sections
      .filter(({ name }) => name === "signatures")
      .flatMap(({ heading, lines: own }) => own.map((line) => [line, labelOfSignature(heading)] as const)),
  );
  const withinParts = new Set(
    sections
      .filter(({ name }) => name !== "other" && name !== "signatures" && name !== "present-levels")
      .flatMap(({ lines: own }) => own),
  );
  const dates = readDates(lines, {
    ofSignature: (line) => signatureLabels.get(line) ?? null,
    isOfIncident: is("discipline-notice"),
    isWithinPart: (line) => withinParts.has(line),
  });
  const meeting = dates.find(({ value }) => value.label === "meeting")?.value.day;
  // "Date" at the edge of an IEP's pages repeats the day of its meeting.
  const isRepeated = ({ value }: (typeof dates)[number]) =>
    is("iep") && value.label === "document" && value.day === meeting;
  const discipline = is("discipline-notice") ? readDiscipline(lines) : null;
  // The days of a removal are not those of a plan, and the manifestation meeting has its own finding.
  const isOfRemoval = ({ value: { label, day } }: (typeof dates)[number]) =>
    discipline !== null &&
    (label === "iep-starts" ||
      label === "iep-ends" ||
      (label === "meeting" && day === discipline.manifestationMeeting?.value && !isOfManifestation(lines)));
  return {
    kind,
    dates: dates.filter((day) => !isRepeated(day) && !isOfRemoval(day)),
    iep: is("iep") ? readIep(lines, sections) : null,
    notice: is("prior-written-notice") || is("denial-letter") ? readNotice(lines) : null,
    evaluation: is("evaluation-report") ? readEvaluation(lines) : null,
    progress: is("progress-report") ? readProgress(lines) : null,
    discipline,
  };
}

const labelOfSignature = (heading: string): DateLabel =>
  /\bconsent\b/i.test(heading) && !/\bsignatures?\b/i.test(heading) ? "consent-signed" : "signed";
