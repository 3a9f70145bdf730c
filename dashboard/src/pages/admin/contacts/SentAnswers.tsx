import type { SentAnswer } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { answerWords as words } from "../../../content/admin/contacts.ts";
import { When } from "../kit/When.tsx";

/** What we answered to a message from here, the first answer first. */
export function SentAnswers({
  answers,
  now,
}: {
  readonly answers: readonly SentAnswer[];
  readonly now: Date;
}) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label={words.sentAnswers} className={tw`flex flex-col gap-3`}>
      {answers.map(({ text, at, by }) => (
        <li key={at} className={tw`flex flex-col gap-1 border-l-2 border-primary pl-4`}>
          <p className={tw`text-sm text-quiet`}>
            {words.sentBy(by)} <When at={at} now={now} />
          </p>
          <p className={`dash-breakable ${tw`max-w-text whitespace-pre-wrap`}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
