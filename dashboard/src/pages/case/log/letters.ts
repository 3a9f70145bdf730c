import type { LogItem, RemovalCount } from "@iep-insider/sdk/case/log";
import { dayInWords } from "@iep-insider/sdk/law";
import type { Service } from "@iep-insider/sdk/school-documents";
import type { DetailField, LetterType } from "@iep-insider/widgets/letter-generator/fields";
import {
  entryList,
  entryTypes,
  minutesInWords,
  promiseInWords,
  removalKindsShort,
  schoolDays,
} from "../../../content/evidenceLog.ts";
import { letterLines } from "../../../content/evidencePacket.ts";

// What the log gives the letter generator to start with, by its fields' ids.

/** Start values of the letter generator, by its form's fields. */
export type LetterStart = { readonly letterType: LetterType } & {
  readonly [Field in DetailField]?: string | readonly string[];
};

/** The letter that asks for a behavior assessment, with each day out. */
export function behaviorLetter(count: RemovalCount): LetterStart {
  return { letterType: "fba_request", behaviorConcerns: removalLines(count) };
}

/** The letter that asks for the manifestation determination. */
export function manifestationLetter(count: RemovalCount): LetterStart {
  return {
    letterType: "manifestation_determination",
    urgencyReason: removalLines(count),
    behaviorConcerns: count.removals.flatMap(({ item: { entry } }) => datedWords(entry.day, entry.what)),
  };
}

function removalLines(count: RemovalCount): readonly string[] {
  return [
    ...count.removals.map(({ item: { entry }, kind, days }) =>
      [
        letterLines.removal(dayInWords(entry.day), removalKindsShort[kind], schoolDays(days)),
        oneLine(entry.what),
      ]
        .filter((part) => part !== "")
        .join(". "),
    ),
    letterLines.total(schoolDays(count.total), dayInWords(count.since)),
  ];
}

/** The letter that asks to make up missed services. */
export function makeUpLetter(items: readonly LogItem[], services: readonly Service[]): LetterStart {
  return {
    letterType: "makeup_services",
    specificConcerns: items.flatMap(({ entry: { day, missed, what } }) =>
      missed === null
        ? []
        : [
            [
              letterLines.missed(dayInWords(day), missed.service, minutesInWords(missed.minutes)),
              oneLine(what),
            ]
              .filter((part) => part !== "")
              .join(". "),
          ],
    ),
    currentServices: services.map((service) => `${service.name}: ${promiseInWords(service)}`),
  };
}

/**
 * The state complaint, with the entries of the past year: the state looks back one year (34 CFR 300.153(c)).
 * @param today `YYYY-MM-DD`
 */
export function complaintLetter(items: readonly LogItem[], today: string): LetterStart {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return {
    letterType: "state_complaint",
    specificConcerns: items
      .filter(({ entry }) => entry.day >= yearAgo)
      .map(({ entry }) => {
        const { day, type, what, missed, removal } = entry;
        const facts = [
          removal
            ? entryList.removed(removalKindsShort[removal.kind], schoolDays(removal.days))
            : entryTypes[type],
          missed ? entryList.missed(missed.service, minutesInWords(missed.minutes)) : "",
          oneLine(what),
        ];
        return `${dayInWords(day)}: ${facts.filter((part) => part !== "").join(". ")}`;
      }),
  };
}

function datedWords(day: string, what: string): readonly string[] {
  return what === "" ? [] : [`${dayInWords(day)}: ${oneLine(what)}`];
}

/** Each entry becomes one line of a letter's list. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
