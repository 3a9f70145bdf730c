import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import { isStateCode, type ProvisionId } from "@iep-insider/sdk/law";
import type { Evidence } from "../../law/Evidence.ts";
import { eachOnce } from "../../law/Evidence.ts";
import type { LawIndex } from "../../law/LawIndex.ts";
import { stateNamed } from "../../reading/stateNamed.ts";
import { lawOfStep } from "./rules/lawOfStep.ts";
import { lawOfIssue, stateTopicsOf } from "./rules/plan.ts";
import { routeOf } from "./rules/route.ts";
import { situationOf } from "./rules/Situation.ts";

/** How many rules the parent's account may add. */
const mostFound = 5;

/** What any plan speaks of: time limits, stay put, and who is protected. */
const always: readonly ProvisionId[] = [
  "stay-put",
  "state-complaint",
  "due-process",
  "resolution-session",
  "hearing-decision",
  "ocr-complaint",
  "ocr-after-grievance",
  "discipline-10-days",
];

/** The law of every step that the plan may have, whatever its dates; then what the account leads to. */
export function retrieve(input: DisputeQuestion, law: LawIndex): Evidence {
  const code =
    input.state !== undefined && isStateCode(input.state)
      ? input.state
      : (stateNamed(input.additionalContext ?? "") ?? undefined);
  const record = code ? law.record(code) : null;
  // The dates only close steps: both ways are looked at, so that none of them is missing.
  const situation = situationOf(input, "9999-12-31", record);
  const steps = [false, true].flatMap((isOver) =>
    [false, true].flatMap((isLate) => routeOf(situation, { complaint: isOver, hearing: isLate })),
  );
  const discipline: readonly ProvisionId[] =
    input.issue === "discipline-related"
      ? ["manifestation", "expedited-hearing", "not-yet-eligible", "section-504-evaluation"]
      : [];
  const ids = [...steps.flatMap((id) => lawOfStep[id]), ...lawOfIssue[input.issue], ...discipline, ...always];
  const found = input.additionalContext
    ? law.search(input.additionalContext, { state: code, most: mostFound }).map(({ entry }) => entry)
    : [];
  const items = [
    ...ids.map((id) => law.provision(id)),
    ...(code ? [law.stateFact(code, "hearing")] : []),
    ...(code ? stateTopicsOf(situation, steps).map((topic) => law.stateFact(code, topic)) : []),
    ...found.flatMap((entry) => (entry.kind === "rule" ? entry.item : [])),
  ];
  return { items: eachOnce(items), terms: [], record };
}
