import { countRemovals, type LogItem } from "@iep-insider/sdk/case/log";
import { useToolHost } from "@iep-insider/sdk/host";
import {
  citationsById,
  dateOf,
  dayInWords,
  discipline10Days,
  manifestation,
  removalsThatMayCount,
} from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { LawList, lawSentence } from "@iep-insider/widgets/documents";
import { schoolDays, removalCounter as words } from "../../../content/evidenceLog.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { behaviorLetter, manifestationLetter } from "./letters.ts";

const cited = citationsById(discipline10Days, removalsThatMayCount, manifestation);

const bars = {
  under: "iep-progress",
  ten: "iep-progress iep-progress-caution",
  over: "iep-progress iep-progress-stop",
} as const;

/** The count toward ten school days, once a removal is in the log. */
export function RemovalCounter({ items }: { readonly items: readonly LogItem[] }) {
  const { handOff } = useToolHost();
  const count = countRemovals(items, dateOf(new Date()));
  const { level, total, suspended, mayCount, totalInWholeDays, since } = count;
  if (level === "none") return null;
  const advice = words.levels[level];
  const writeTo = (answers: ReturnType<typeof behaviorLetter>) => () =>
    handOff("letter-generator", { from: "case", answers });
  return (
    <PageSection title={words.title}>
      <div className={tw`flex flex-col gap-2 max-w-narrow`}>
        <p className={tw`text-lg`}>
          <span className={tw`font-heading text-[3rem] leading-none font-semibold text-primary`}>
            {total}
          </span>{" "}
          {level === "over" ? words.overTen : words.ofTen}
        </p>
        <progress aria-hidden className={bars[level]} value={Math.min(10, total)} max={10} />
        <p className={tw`text-quiet`}>{words.since(dayInWords(since))}</p>
      </div>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1 max-w-text`}>
        {suspended > 0 ? <li>{words.suspended(schoolDays(suspended))}</li> : null}
        {mayCount > 0 ? <li>{words.mayCount(schoolDays(mayCount))}</li> : null}
        {totalInWholeDays > total ? <li>{words.whole(schoolDays(totalInWholeDays))}</li> : null}
      </ul>
      <Notice tone={advice.tone} title={advice.title}>
        <p>{advice.text}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row sm:flex-wrap gap-2`}>
        {level === "over" ? (
          <Button kind="primary" onClick={writeTo(manifestationLetter(count))}>
            {words.manifestationLetter}
          </Button>
        ) : null}
        <Button kind={level === "over" ? "plain" : "primary"} onClick={writeTo(behaviorLetter(count))}>
          {words.behaviorLetter}
        </Button>
      </div>
      <p className={tw`max-w-text`}>{words.say}</p>
      <p className={tw`max-w-text`}>{words.who}</p>
      <details className={tw`border-t border-line`}>
        <summary className={tw`py-3 cursor-pointer font-semibold`}>{words.lawTitle}</summary>
        <div className={tw`max-w-text pb-2`}>
          <LawList sentences={words.law.map((sentence) => lawSentence(sentence, cited))} />
        </div>
      </details>
    </PageSection>
  );
}
