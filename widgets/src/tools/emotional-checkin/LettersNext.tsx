import { tw } from "@iep-insider/sdk/theme";
import { LetterNext } from "../../questionnaire/index.ts";
import { evaluationStart, meetingStart } from "./letterStart.ts";
import { type Entry, groupOf } from "./logic.ts";
import { summary as words } from "./summaryContent.ts";

/**
 * The two letters that fit: to the team of a child with an IEP, or for a child without one. They stand once there is
 * something hard to write about. The nearer next step of this screen is another check-in.
 */
export function LettersNext({ entries }: { readonly entries: readonly Entry[] }) {
  if (!entries.some((entry) => groupOf(entry) === "challenging")) return null;
  return (
    <section className={tw`flex flex-col gap-3 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg`}>{words.letterTitle}</h3>
      <LetterNext
        kind="plain"
        note={words.letterLead}
        button={words.meetingLetter}
        start={{ from: "emotional-checkin", answers: meetingStart(entries) }}
      />
      <LetterNext
        kind="plain"
        note={words.noIep}
        button={words.evaluationLetter}
        start={{ from: "emotional-checkin", answers: evaluationStart(entries) }}
      />
    </section>
  );
}
