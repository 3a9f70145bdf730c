import type { Band, BandCounts } from "./logic.ts";

// Texts of the result, besides the answer's.

export const bandNames = {
  strong: "Strong",
  "needs-work": "Needs work",
  weak: "Weak",
} as const satisfies Record<Band, string>;

export const bandMeanings = {
  strong: "Most of what a good goal needs is there.",
  "needs-work": "A good start. Some of what a good goal needs is missing.",
  weak: "Much of what a good goal needs is missing. You can ask the team to write it again.",
} as const satisfies Record<Band, string>;

export const goalResultWords = {
  title: (score: number, band: string) => `${score} out of 100: ${band}`,
  scoreLabel: (score: number) => `Score: ${score} out of 100`,
  noScore: "No score this time",
  noTest: "This score is our own. It is not a legal test, and the school does not have to use it.",
  pointsTitle: "How the points add up",
  part: "Part of the goal",
  points: "Points",
  why: "Why",
  pointsOf: (points: number, of: number) => `${points} of ${of}`,
  lost: (points: number) => `${points} lost`,
  allGained: "all gained",
  capsTitle: "What holds the score down",
  atMost: (score: number) => `While this is so, the score is at most ${score}.`,
  suggestionsTitle: "What to ask for",
  rewrittenTitle: "How the goal could be written",
  rewrittenNote:
    "Words in [brackets] are blanks. Only the team has those facts, so we made none up. Take this to the meeting as an idea, not as the last word.",
  copyGoal: "Copy this goal",
  markedTitle: "Your goal, part by part",
  goalTitle: "The goal",
  sources: "Sources",
  copy: "Copy",
  download: "Save as text",
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}.`,
} as const;

export const goalsResultWords = {
  title: (goals: number) => `What we found in ${goals === 1 ? "1 goal" : `${goals} goals`}`,
  counts: (counts: BandCounts) =>
    [
      counts.weak > 0 ? `${counts.weak} weak` : "",
      counts["needs-work"] > 0
        ? `${counts["needs-work"]} ${counts["needs-work"] === 1 ? "needs" : "need"} work`
        : "",
      counts.strong > 0 ? `${counts.strong} strong` : "",
      counts["no-score"] > 0 ? `${counts["no-score"]} without a score` : "",
    ]
      .filter(Boolean)
      .join(", ")
      .concat("."),
  lead: "Open a goal to see why, and what to ask for.",
  missing: (parts: readonly string[]) => `Missing: ${parts.join("; ")}`,
  nothingMissing: "No part is missing.",
  text: "The goal in your document",
} as const;
