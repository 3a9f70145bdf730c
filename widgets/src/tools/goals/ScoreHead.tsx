import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide";
import { bandOf } from "./logic.ts";
import { bandMeanings, bandNames, words } from "./resultContent.ts";

/** The score with its band: by name, mark and color (tools.md section 9). */
export function ScoreHead({ score }: { readonly score: number }) {
  const band = bandOf(score);
  const { color, mark, bar } = looks[band];
  return (
    <div className={tw`flex flex-col gap-3`}>
      <h2 tabIndex={-1} className={tw`flex items-center gap-2 text-xl font-heading`}>
        <span className={color}>
          <Icon node={mark} />
        </span>
        {words.title(score, bandNames[band])}
      </h2>
      <progress className={bar} value={score} max={100} aria-label={words.scoreLabel(score)} />
      <p>{bandMeanings[band]}</p>
      <p className={tw`text-sm text-quiet`}>{words.noTest}</p>
    </div>
  );
}

const looks = {
  strong: { color: tw`text-good`, mark: CircleCheck, bar: "iep-progress iep-progress-good" },
  "needs-work": { color: tw`text-caution`, mark: TriangleAlert, bar: "iep-progress iep-progress-caution" },
  weak: { color: tw`text-stop`, mark: CircleAlert, bar: "iep-progress iep-progress-stop" },
} as const;
