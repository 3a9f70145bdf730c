import type { DenialVerdict } from "@iep-insider/sdk/contract";
import type { ReasonKind } from "./ReasonKind.ts";
import type { Facts } from "./readFacts.ts";

/** A fact from the parent's account that changes the finding; each has its sentence. */
export type DecidingFact =
  | "under-three"
  | "over-age"
  | "diploma"
  | "over-21"
  | "school-age"
  | "near-the-end"
  | "tested-this-year"
  | "tested-over-a-year-ago"
  | "tested-over-three-years-ago"
  | "found-not-eligible"
  | "part-test"
  | "none-suspected-with-data"
  | "none-suspected"
  | "in-iep"
  | "other-offered"
  | "impact-told"
  | "test-refused";

export interface Finding {
  readonly verdict: Exclude<DenialVerdict, "unavailable">;
  /** The facts that led to the verdict; the first decides. */
  readonly decidingFacts: readonly DecidingFact[];
}

export interface Case {
  readonly facts: Facts;
  /** The highest age that the state's rule names; null where we hold no verified rule. */
  readonly upperAge: number | null;
}

/** Whether a reason can stand, from the reason and the facts (ADR 27; OUTLINES J). */
export function judge(kind: ReasonKind, given: Case): Finding {
  const { facts } = given;
  switch (kind) {
    case "too_young_old":
      return byAge(given);
    case "recent_evaluation":
      return byTest(facts);
    case "wait":
      if (facts.isInIep) return { verdict: "likely_invalid", decidingFacts: ["in-iep"] };
      return bySuspicion(facts, "likely_invalid");
    case "try_other_interventions":
    case "parent_concern_only":
    case "child_passing":
    case "childs_fault":
      return bySuspicion(facts, kind === "childs_fault" ? "need_facts" : "likely_invalid");
    case "no_services":
    case "budget_constraints":
    case "policy":
      if (facts.isInIep) return { verdict: "likely_invalid", decidingFacts: ["in-iep"] };
      if (facts.isOtherOffered) return { verdict: "depends", decidingFacts: ["other-offered"] };
      return { verdict: "likely_invalid", decidingFacts: [] };
    case "diagnosis_first":
    case "medication_first":
    case "wrong_label":
      return { verdict: "likely_invalid", decidingFacts: [] };
    case "no_significant_impact":
      return facts.hasImpact
        ? { verdict: "depends", decidingFacts: ["impact-told"] }
        : { verdict: "need_facts", decidingFacts: [] };
    case "learning_english":
    case "missed_school":
    case "private_school":
    case "plan_504_enough":
      return facts.isTestRefused
        ? { verdict: "likely_invalid", decidingFacts: ["test-refused"] }
        : { verdict: "depends", decidingFacts: [] };
    case "iee_refused":
      return { verdict: "likely_invalid", decidingFacts: [] };
    case "setting":
    case "plan_504":
      return { verdict: "depends", decidingFacts: [] };
    case "no_need":
      return facts.isInIep
        ? { verdict: "likely_invalid", decidingFacts: ["in-iep"] }
        : { verdict: "need_facts", decidingFacts: [] };
    case "not_eligible":
    case "no_reason":
      return { verdict: "need_facts", decidingFacts: [] };
  }
}

function byAge({ facts: { age, hasDiploma }, upperAge }: Case): Finding {
  if (hasDiploma) return { verdict: "may_be_valid", decidingFacts: ["diploma"] };
  if (age === null) return { verdict: "depends", decidingFacts: [] };
  if (age < 3) return { verdict: "may_be_valid", decidingFacts: ["under-three"] };
  if (age < 18) return { verdict: "likely_invalid", decidingFacts: ["school-age"] };
  if (upperAge !== null && age > upperAge) return { verdict: "may_be_valid", decidingFacts: ["over-age"] };
  // Federal law speaks of 3 through 21 (34 CFR 300.101); a state may go further.
  if (upperAge === null && age >= 22) return { verdict: "depends", decidingFacts: ["over-21"] };
  return { verdict: "depends", decidingFacts: ["near-the-end"] };
}

/**
 * A re-evaluation is due every 3 years, and not more than once a year unless both agree (34 CFR 300.303(b)).
 * That is of a child with an IEP: without one, a parent asks for a first evaluation (300.301(b)).
 */
function byTest({ monthsSinceTest: months, wasPartTest, isWithoutIep }: Facts): Finding {
  if (isWithoutIep) return { verdict: "depends", decidingFacts: ["found-not-eligible"] };
  if (months !== null && months >= 36)
    return { verdict: "likely_invalid", decidingFacts: ["tested-over-three-years-ago"] };
  if (months !== null && months > 12)
    return { verdict: "likely_invalid", decidingFacts: ["tested-over-a-year-ago"] };
  if (wasPartTest) return { verdict: "depends", decidingFacts: ["part-test"] };
  return months !== null && months < 12
    ? { verdict: "may_be_valid", decidingFacts: ["tested-this-year"] }
    : { verdict: "may_be_valid", decidingFacts: [] };
}

/** A school that suspects no disability may refuse to test, in a notice with its reasons (34 CFR 300.503). */
function bySuspicion({ isNoneSuspected, hasData, notice }: Facts, otherwise: Finding["verdict"]): Finding {
  if (!isNoneSuspected) return { verdict: otherwise, decidingFacts: [] };
  return hasData && notice === "given"
    ? { verdict: "may_be_valid", decidingFacts: ["none-suspected-with-data"] }
    : { verdict: "depends", decidingFacts: ["none-suspected"] };
}

const rank: Readonly<Record<Finding["verdict"], number>> = {
  likely_invalid: 0,
  need_facts: 1,
  depends: 1,
  may_be_valid: 2,
};

/** How far a verdict is on the school's side: 0 to 2. */
export function validityOf(verdict: Finding["verdict"]): number {
  return rank[verdict];
}

/** Of several reasons the one that carries the refusal best: one good reason is enough to refuse. */
export function strongest(
  kinds: readonly ReasonKind[],
  given: Case,
): { readonly kind: ReasonKind; readonly finding: Finding } | null {
  const judged = kinds.map((kind) => {
    const finding = judge(kind, given);
    // Money beside another reason makes that reason no better.
    const isBeside = kind === "budget_constraints" && kinds.length > 1 && finding.verdict === "depends";
    return {
      kind,
      finding: isBeside ? ({ verdict: "likely_invalid", decidingFacts: [] } as const) : finding,
    };
  });
  return judged.toSorted((one, other) => rank[other.finding.verdict] - rank[one.finding.verdict])[0] ?? null;
}
