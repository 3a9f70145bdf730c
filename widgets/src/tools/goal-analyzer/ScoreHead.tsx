import { VerdictBand } from "../../result/index.ts";
import { bandOf } from "./logic.ts";
import { bandMeanings, bandNames, goalResultWords } from "./resultContent.ts";

/** The score with its band: by name, mark and color. A weak goal is the school's to mend. */
export function ScoreHead({ score }: { readonly score: number }) {
  const band = bandOf(score);
  return (
    <>
      <VerdictBand
        tone={band === "strong" ? "good" : "caution"}
        verdict={goalResultWords.title(score, bandNames[band])}
        label={bandMeanings[band]}
      />
      <progress
        className={bars[band]}
        value={score}
        max={100}
        aria-label={goalResultWords.scoreLabel(score)}
      />
    </>
  );
}

const bars = {
  strong: "iep-progress iep-progress-good",
  "needs-work": "iep-progress iep-progress-caution",
  weak: "iep-progress iep-progress-stop",
} as const;
