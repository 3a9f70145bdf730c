import type { LawChecks } from "../src/contract/index.ts";
import { factsOf } from "../src/law/states/facts/factsOf.ts";
import { states } from "../src/law/states/generated/allStates.ts";
import { type StateCode, stateNames } from "../src/law/states/stateNames.ts";

type Check = LawChecks["checks"][number];

/** The text of the states' files, by the state's code. */
export interface StateFileTexts {
  readonly read: (code: StateCode) => string;
  readonly write: (code: StateCode, text: string) => void;
}

export interface AppliedChecks {
  /** Ids of the facts that have a new date. */
  readonly written: readonly string[];
  /** Checks that change more than a date, with what is left to do. */
  readonly left: readonly { readonly check: Check; readonly why: string }[];
}

/**
 * Gives each state fact that is verified, and was confirmed, the day of its check. Everything else is for a person: a
 * fact that is not verified needs the words of the law in its sources before its status may rise.
 */
export function applyLawChecks(checks: readonly Check[], files: StateFileTexts): AppliedChecks {
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
function applyCheck({ fact, outcome, checkedOn }: Check, files: StateFileTexts): string | null {
  if (outcome === "changed") return "Read it, and change the state's file.";
  if (outcome === "unclear") return "Find an official page that settles it.";
  const [code = "", topic = ""] = fact.split("/");
  if (!isCode(code)) return "Not a fact of a state: change its date by hand.";
  const found = factsOf(states[code]).find((one) => one.topic.id === topic)?.fact;
  const field = found && Object.entries(states[code]).find(([, value]) => value === found)?.[0];
  if (!found || field === undefined) return "Not a fact with a date of its own: change its date by hand.";
  if (found.status !== "verified")
    return `It is ${found.status}: put the page and its words into its sources, and raise its status.`;
  const text = files.read(code);
  const dated = new RegExp(`(\\n  ${field}:\\n(?:    .*\\n)*?    checkedOn: )\\d{4}-\\d\\d-\\d\\d(?=\\n)`);
  if (!dated.test(text)) return "Its date was not found in the file: change its date by hand.";
  files.write(code, text.replace(dated, `$1${checkedOn}`));
  return null;
}

function isCode(code: string): code is StateCode {
  return Object.hasOwn(stateNames, code);
}
