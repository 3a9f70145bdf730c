import type { LetterDocument } from "../../documents/index.ts";
import { type DetailField, type LetterForm, type LetterType, shownDetails } from "./form/fields.ts";
import { withChildsName } from "./own-templates/childBlank.ts";
import { type AnswerBy, type AnswerWords, answerBy, answerWords } from "./writing/answerPeriod.ts";
import { assessmentAreas } from "./writing/assessmentAreas.ts";
import { datesIn, hasDateWithoutYear, yearBefore } from "./writing/datesIn.ts";
import { readDecision } from "./writing/decision.ts";
import { readEvent } from "./writing/eventDay.ts";
import { interpreterPart } from "./writing/interpreter.ts";
import { type LetterFacts, noStateSentences, type StateSentences } from "./writing/LetterFacts.ts";
import { letterDocument } from "./writing/letterDocument.ts";
import { letterTexts } from "./writing/letterTexts.ts";
import { firstName, inOneLine, linesOf, plain } from "./writing/parentWords.ts";
import type { BodyPart } from "./writing/Sentence.ts";

/** A finished letter: a plain, JSON-compatible value. */
export interface Letter {
  readonly type: LetterType;
  /** The form it was generated from. */
  readonly form: LetterForm;
  /** The deadline for a response; null in a template, which has no date. */
  readonly answerBy: AnswerBy | null;
  /** The body, with the kind of each sentence: a request, law, a fact. */
  readonly body: readonly BodyPart[];
  /** The letter for the screen, clipboard, files, print and email. */
  readonly document: LetterDocument;
}

/**
 * Writes the letter.
 * @param form with a letter type, and with every required field filled in (`missingFields`).
 * @param state what the letter may say of the rules of the parent's state (`stateSentences`), if it is known.
 * @param read the form for rules that read the parent's words, where some are in Spanish (`spanish/readable.ts`): a
 * letter says the same in both languages.
 * @throws RangeError when no letter type is chosen.
 */
export function writeLetter(form: LetterForm, state: StateSentences | null, read = form): Letter {
  const type = form.letterType;
  if (type === "") throw new RangeError("Choose a letter type first.");
  const answer = form.date === "" ? null : answerBy(type, form.date, citedLimit(type, state));
  const text = letterTexts[type](lettersFacts(form, type, answerWords(type, answer), state, read));
  const asked =
    import.meta.env?.IEP_IS_SELF_CONTAINED || form.interpreter === "" ? null : interpreterPart(type);
  const body = [...text.body, asked].filter((part) => part !== null);
  return { type, form, answerBy: answer, body, document: letterDocument(form, type, text.subject, body) };
}

/** The state's time limit for what the letter requests, if the letter cites that rule. */
function citedLimit(type: LetterType, state: StateSentences | null) {
  if (type === "records_request") return state?.stateRecordsLimit ?? null;
  return type === "initial_evaluation" ? (state?.stateFirstLimit ?? null) : null;
}

/** The facts that a letter may use: the fields shown for its type, and nothing entered for another type. */
function lettersFacts(
  form: LetterForm,
  type: LetterType,
  answer: AnswerWords,
  state: StateSentences | null,
  read: LetterForm,
): LetterFacts {
  const child = plain(form.childName) ?? "";
  const shown = shownDetails(type);
  const first = firstName(child);
  const typed = (field: DetailField) => (shown.includes(field) ? withChildsName(form[field], first) : "");
  return {
    child,
    first,
    school: plain(form.schoolName) ?? "",
    said: (field) => inOneLine(typed(field)),
    lines: (field) => linesOf(typed(field)),
    words: (field) => (shown.includes(field) ? linesOf(read[field]).join(" ") : ""),
    areas: assessmentAreas(read),
    decision: readDecision(typed("decisionDate"), form.date),
    event: readEvent(typed("eventDate"), form.date),
    privateSchool: plain(typed("privateSchool")),
    district: plain(form.district),
    isWithinYear:
      shown.includes("specificConcerns") && isWithinYear(linesOf(read.specificConcerns), form.date),
    ...answer,
    ...(state ?? noStateSentences),
  };
}

function isWithinYear(lines: readonly string[], written: string): boolean {
  if (written === "") return false;
  const from = yearBefore(written);
  return lines.every((line) => {
    const dates = datesIn(line);
    const fits = dates.every(({ date }) => date >= from && date <= written);
    return dates.length > 0 && fits && !hasDateWithoutYear(line);
  });
}
