import type { AiTool, AnswerBase } from "@iep-insider/sdk/contract";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { DidNotAnswer } from "./DidNotAnswer.tsx";
import { ParentCenter } from "./ParentCenter.tsx";
import { Sources } from "./Sources.tsx";
import { endWords as words } from "./words.ts";

interface Props {
  readonly tool: AiTool;
  readonly answer: AnswerBase;
  readonly state: StateCode | "";
}

/** What stands below every answer: what it is not, its sources, who can help, and how it came about (DECISIONS 27). */
export function AnswerEnd({ tool, answer, state }: Props) {
  return (
    <div className={tw`flex flex-col gap-6 pt-4 border-t border-line`}>
      {answer.isCharged ? <DidNotAnswer tool={tool} /> : null}
      <Notice>
        <p>{answer.disclaimer}</p>
      </Notice>
      <Sources citations={answer.citations} />
      <ParentCenter state={state} />
      <section className={tw`flex flex-col gap-1 max-w-text`}>
        <h3 className={tw`text-lg`}>{words.about}</h3>
        {answer.engineNote ? <p>{answer.engineNote}</p> : null}
        <p>{words.engine[answer.engine]}</p>
        <p>{answer.isCharged ? words.charged : words.notCharged}</p>
      </section>
    </div>
  );
}
