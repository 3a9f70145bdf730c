import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { letterCost } from "../../screens/index.ts";
import { evaluationStart, meetingStart } from "./letterStart.ts";
import { type Entry, groupOf } from "./logic.ts";
import { summary as words } from "./summaryContent.ts";

/**
 * The two letters that fit: to the team of a child with an IEP, or for a child without one. They stand once there is
 * something hard to write about. Plain buttons: the nearer next step of this screen is another check-in. Of its own,
 * since the questionnaires' way to a letter brings their whole runner along.
 */
export function LettersNext({ entries }: { readonly entries: readonly Entry[] }) {
  const { handOff } = useToolHost();
  if (!entries.some((entry) => groupOf(entry) === "challenging")) return null;
  return (
    <section className={tw`flex flex-col items-start gap-3 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg`}>{words.letterTitle}</h3>
      <p className={tw`max-w-text`}>
        {words.letterLead} {letterCost}
      </p>
      <Button
        onClick={() =>
          handOff("letter-generator", { from: "emotional-checkin", answers: meetingStart(entries) })
        }
      >
        {words.meetingLetter}
      </Button>
      <p className={tw`max-w-text`}>{words.noIep}</p>
      <Button
        onClick={() =>
          handOff("letter-generator", { from: "emotional-checkin", answers: evaluationStart(entries) })
        }
      >
        {words.evaluationLetter}
      </Button>
    </section>
  );
}
