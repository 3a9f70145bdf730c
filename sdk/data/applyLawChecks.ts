import type { LawChecks } from "../src/contract/index.ts";
import type { FactStatus } from "../src/law/FactStatus.ts";
import { factsOf } from "../src/law/states/facts/factsOf.ts";
import { states } from "../src/law/states/generated/allStates.ts";
import { type StateCode, stateNames } from "../src/law/states/stateNames.ts";
import { federalFilePath, parseFederalFiles, stateFilePath } from "./lawFiles.ts";

type Check = LawChecks["checks"][number];

/** The text of the files, by path. */
export interface LawFileTexts {
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
}

export interface AppliedChecks {
  /** Ids of the facts that have a new date. */
  readonly written: readonly string[];
  /** Checks that change more than a date, with what is left to do. */
  readonly left: readonly { readonly check: Check; readonly why: string }[];
}

/**
 * Gives each fact that is verified, and was confirmed, the day of its check. Everything else is for a person: a
 * fact that is not verified needs the words of the law in its sources before its status may rise.
 */
export function applyLawChecks(checks: readonly Check[], files: LawFileTexts): AppliedChecks {
  const written: string[] = [];
  const left: { check: Check; why: string }[] = [];
  for (const check of checks) {
    const why = applyCheck(check, files);
    if (why === null) written.push(check.fact);
    else left.push({ check, why });
  }
  return { written, left };
}

/** @returns null when the fact has the new date, else what is left to do. */
function applyCheck({ fact, outcome, checkedOn }: Check, files: LawFileTexts): string | null {
  if (outcome === "changed") return "Read it, and change it in its file.";
  if (outcome === "unclear") return "Find an official page that settles it.";
  const [place = "", id = ""] = fact.split("/");
  const found = place === "US" ? findProvision(id) : isCode(place) ? findStateFact(place, id) : null;
  if (found === null) return "Not a fact with a date of its own: change its date by hand.";
  if (found.status !== "verified")
    return `It is ${found.status}: put the page and its words into its sources, and raise its status.`;
  const { file, key, indent } = found;
  const dated = new RegExp(
    `(^${indent}${key}:\\n(?:${indent}  .*\\n)*?${indent}  checkedOn: )\\d{4}-\\d\\d-\\d\\d$`,
    "m",
  );
  const text = files.read(file);
  if (!dated.test(text)) return "Its date was not found in the file: change its date by hand.";
  files.write(file, text.replace(dated, `$1${checkedOn}`));
  return null;
}

/** Where a fact is: the key of its record in a file, and the spaces before that key. */
interface Place {
  readonly file: string;
  readonly key: string;
  readonly indent: string;
  readonly status: FactStatus;
}

function findProvision(id: string): Place | null {
  const found = parseFederalFiles().find((one) => one.id === id);
  return found
    ? { file: federalFilePath(found.topic), key: id, indent: "", status: found.value.status }
    : null;
}

function findStateFact(code: StateCode, topic: string): Place | null {
  const fact = factsOf(states[code]).find((one) => one.topic.id === topic)?.fact;
  if (!fact) return null;
  const key = Object.entries(states[code]).find(([, value]) => value === fact)?.[0];
  return key === undefined ? null : { file: stateFilePath(code), key, indent: "  ", status: fact.status };
}

function isCode(code: string): code is StateCode {
  return Object.hasOwn(stateNames, code);
}
