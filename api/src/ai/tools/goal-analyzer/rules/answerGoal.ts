import {
  type GoalCapId,
  type GoalPart,
  type GoalPartRead,
  type GoalPoints,
  goalParts,
} from "@iep-insider/sdk/contract";
import type { Draft } from "../../../AnswerTool.ts";
import * as feedbackWords from "../words/feedback.ts";
import { noGoal, toTry } from "../words/noGoal.ts";
import { progressReports, stopsOnly, toAsk, toMend } from "../words/suggestions.ts";
import { titles, why } from "../words/why.ts";
import { hiddenIn } from "./caps/hidden.ts";
import { stepOf } from "./parts/challenge.ts";
import { type Goal, readGoal } from "./reading/readGoal.ts";
import { rewrite } from "./rewrite.ts";
import { capFor, pointsOf } from "./rubric.ts";
import { type Findings, type ScoredGoal, scoreGoal } from "./scoreGoal.ts";
import { whyNoGoal } from "./whyNoGoal.ts";

/** The rules' answer on a goal: score, points, caps, what to ask for, and the rewritten goal. */
export function answerGoal(typed: string): Draft<"goal-analyzer"> {
  const goal = readGoal(typed);
  const none = whyNoGoal(typed, goal);
  if (none !== null) return unscored("unknown", noGoal[none], toTry);
  const scored = scoreGoal(goal);
  const isSure = isSurelyRead(goal, scored);
  return {
    outcome: "answered",
    isSure,
    citations: scored.caps.includes("postsecondary")
      ? ["iep-content", "fape", "transition"]
      : ["iep-content", "fape"],
    score: scored.score,
    feedback: [
      feedbackOn(goal, scored),
      ...(goal.isSpanish ? [feedbackWords.inSpanish] : []),
      ...(isSure ? [] : [feedbackWords.maybeMissed]),
    ].join(" "),
    suggestions: suggestionsFor(scored),
    points: goalParts.map((part) => pointsFor(part, scored.findings, goal, typed)),
    caps: scored.caps.map((id) => ({ id, atMost: capFor(id, goal), why: whyOfCap(id, goal) })),
    // A goal is rewritten in English, for the school, and what we read of a Spanish one is no English to show.
    rewritten: goal.isSpanish ? null : rewrite(goal, scored),
  };
}

/**
 * Whether every part that the score rests on was surely read. It was where a cap decides, which one thing brings about;
 * where all is there and baseline and target count the same; and where few words leave little to misread. Of goals that
 * nothing was tuned on, 19 of 19 of these got a score that experts would give, and 10 of 17 others (ADR 34).
 */
function isSurelyRead({ text, isSpanish }: Goal, { score, caps, findings }: ScoredGoal): boolean {
  // That was measured in English.
  if (isSpanish) return false;
  if (caps.some((cap) => cap !== "no-baseline")) return true;
  const isWhole = score >= 90 && findings.behavior.level === "seen" && findings.challenge.level === "grows";
  return isWhole || text.split(" ").length < leastToMisread;
}

/** In words. */
const leastToMisread = 20;

/** An answer without a score. */
export function unscored(
  outcome: "to_confirm" | "unknown" | "declined",
  feedback: string,
  suggestions: readonly string[],
): Draft<"goal-analyzer"> {
  return {
    outcome,
    citations: [],
    score: null,
    feedback,
    suggestions,
    points: [],
    caps: [],
    rewritten: null,
  };
}

/** The parts of a goal as they were read, for the parent to confirm; how big the step is follows from them. */
export function toConfirm(typed: string): Draft<"goal-analyzer"> {
  const goal = readGoal(typed);
  const { findings } = scoreGoal(goal);
  const partsRead = goalParts
    .filter((part) => part !== "challenge")
    .map((part) => ({
      part,
      title: titles[part],
      isFound: isFoundAt(findings[part].points, pointsOf[part]),
      found: pointsFor(part, findings, goal, typed).why,
    }));
  return { ...unscored("to_confirm", "", []), partsRead };
}

function isFoundAt(points: number, of: number): GoalPartRead["isFound"] {
  if (points === 0) return "no";
  return points < of / 2 ? "partly" : "yes";
}

function pointsFor(part: GoalPart, findings: Findings, goal: Goal, typed: string): GoalPoints {
  const { points, quote: read } = findings[part];
  const quote = read === null ? null : ownWords(read, goal);
  const sentence = whyOf(part, findings).replace("{quote}", () => shortened(quote ?? ""));
  const asTyped = quote === null ? undefined : asItStands(quote, typed);
  return {
    part,
    title: titles[part],
    points,
    of: pointsOf[part],
    why: sentence,
    ...(asTyped && { quote: asTyped }),
  };
}

/** What was found in the parent's language: of a step, both of its ends. */
function ownWords(quote: string, { asTyped }: Goal): string {
  const isCut = quote.endsWith(" …");
  return `${quote.replace(/ …$/u, "").split(" → ").map(asTyped).join(" → ")}${isCut ? " …" : ""}`;
}

/** The words as they were typed, where the reading has not changed them: only those can be shown in the goal. */
function asItStands(quote: string, typed: string): string | undefined {
  const words = quote.replace(/ …$/u, "").trim();
  return words !== "" && typed.split(words).length === 2 ? words : undefined;
}

/** The parent's words, as many as it takes to find them in the goal again. */
function shortened(quote: string): string {
  const words = quote.replaceAll(/[“”"]/g, "'").split(" ");
  return words.length > 10 ? `${words.slice(0, 10).join(" ")} …` : words.join(" ");
}

function whyOf(part: GoalPart, findings: Findings): string {
  switch (part) {
    case "behavior":
      return why.behavior[findings.behavior.level];
    case "criterion":
      return why.criterion[findings.criterion.level];
    case "baseline":
      return why.baseline[findings.baseline.level];
    case "method":
      return why.method[findings.method.level];
    case "condition":
      return why.condition[findings.condition.level];
    case "timeframe":
      return why.timeframe[findings.timeframe.level];
    case "challenge":
      return why.challenge[findings.challenge.level];
  }
}

/** What a cap says of this very goal. */
function whyOfCap(id: GoalCapId, goal: Goal): string {
  const isBelow = id === "no-growth" && (stepOf(goal)?.growth ?? 0) < 0;
  return isBelow ? feedbackWords.below : feedbackWords.caps[id];
}

function feedbackOn(goal: Goal, { score, findings, caps }: ScoredGoal): string {
  const hidden = hiddenIn(goal);
  const band = score >= 80 ? "green" : score >= 60 ? "yellow" : "red";
  const lost = mostLost(findings).slice(0, 3);
  const [cap] = caps;
  return [
    feedbackWords.bands[band],
    cap
      ? whyOfCap(cap, goal)
      : lost.length > 0
        ? feedbackWords.mostMissed(lost.map((part) => feedbackWords.inSentence[part]))
        : feedbackWords.nothingMissed,
    ...(hidden ? [feedbackWords.hidden[hidden]] : []),
    feedbackWords.rule,
    ...(cap === undefined || cap === "no-growth" ? [feedbackWords.step] : []),
  ].join(" ");
}

/** Parts that lost points, the most lost first. */
function mostLost(findings: Findings): readonly GoalPart[] {
  const lost = (part: GoalPart) => pointsOf[part] - findings[part].points;
  // How big the step is shows by itself once target and starting point are there: it is asked for only where they are.
  const isLost = (part: GoalPart) =>
    lost(part) > 0 && (part !== "challenge" || findings.challenge.level !== "unknown");
  return goalParts.filter(isLost).toSorted((one, other) => lost(other) - lost(one));
}

function suggestionsFor({ findings, caps }: ScoredGoal): readonly string[] {
  const isMended = (part: GoalPart) =>
    (part === "behavior" && (caps.includes("service") || caps.includes("vague-trait"))) ||
    (part === "baseline" && caps.includes("no-baseline")) ||
    (part === "challenge" && caps.includes("no-growth"));
  const asked = mostLost(findings)
    .filter((part) => !isMended(part))
    .map((part) => (part === "behavior" && findings.behavior.level === "stops" ? stopsOnly : toAsk[part]));
  return [...caps.map((id) => toMend[id]), ...asked, progressReports].slice(0, 5);
}
