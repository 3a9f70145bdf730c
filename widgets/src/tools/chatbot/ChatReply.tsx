import type { ChatAnswer } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { CrisisNotice } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { AnswerText, DidNotAnswer, Sources } from "../../answers/index.ts";
import { words } from "./replyContent.ts";

export { ParentCenter } from "../../answers/index.ts";

interface Props {
  readonly answer: ChatAnswer;
  /** Whether it is the last answer: its use can be given back. */
  readonly isNewest: boolean;
  readonly onReturned: () => void;
  /** Called once it stands there. */
  readonly onShown: () => void;
}

/** One answer: help in a crisis first, the answer, what to do next, the sources, and what it is not. */
export function ChatReply({ answer, isNewest, onReturned, onShown }: Props) {
  useEffect(onShown, [onShown]);
  const { advice, citations, crisis, disclaimer, doNext, engine, engineNote, isCharged, outcome } = answer;
  return (
    <div className={tw`flex flex-col gap-3`}>
      {crisis ? <CrisisNotice help={crisis} role="alert" /> : null}
      <AnswerText text={advice} />
      {doNext.length > 0 ? (
        <section className={tw`flex flex-col gap-1`}>
          <h3 className={tw`text-lg`}>{words.doNext}</h3>
          <ol className={tw`list-decimal pl-5 flex flex-col gap-1`}>
            {doNext.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ) : null}
      {isCharged && isNewest ? <DidNotAnswer tool="chatbot" onReturned={onReturned} /> : null}
      {citations.length > 0 ? <Sources citations={citations} /> : null}
      <div className={tw`flex flex-col gap-1 text-sm text-quiet`}>
        <p>{disclaimer}</p>
        <p>{engineNote ?? words.engine[engine]}</p>
        {outcome !== "answered" && !isCharged ? <p>{words.free}</p> : null}
      </div>
    </div>
  );
}
