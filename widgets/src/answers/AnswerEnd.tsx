import type { AiTool, AnswerBase } from "@iep-insider/sdk/contract";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { Fold } from "../result/index.ts";
import { DidNotAnswer } from "./DidNotAnswer.tsx";
import { endWords as words } from "./endWords.ts";
import { ParentCenter } from "./ParentCenter.tsx";
import { SourceList } from "./Sources.tsx";

interface Props {
  readonly tool: AiTool;
  readonly answer: AnswerBase;
  readonly state: StateCode | "";
  /** The tool's own folds, above the sources. */
  readonly folds?: ReactNode;
  /** Actions to keep the answer. */
  readonly actions?: ReactNode;
}

/** The end of every answer: folds, actions, who can help, how it was made, and the disclaimer (ADR 30). */
export function AnswerEnd({ tool, answer, state, folds, actions }: Props) {
  return (
    <>
      <div>
        {folds}
        <Fold title={words.sources}>
          <SourceList citations={answer.citations} />
        </Fold>
      </div>
      <ParentCenter state={state} />
      {actions}
      {answer.isCharged ? <DidNotAnswer tool={tool} /> : null}
      <section className={tw`flex flex-col gap-1 max-w-text text-sm text-quiet`}>
        <h3>{words.about}</h3>
        {answer.engineNote ? <p>{answer.engineNote}</p> : null}
        <p>{words.engine[answer.engine]}</p>
        <p>{answer.isCharged ? words.charged : words.notCharged}</p>
        <p>{answer.disclaimer}</p>
      </section>
    </>
  );
}
