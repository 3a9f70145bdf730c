import type { AiTool } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { CrisisNotice, Notice } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { whenThere } from "../screens/index.ts";
import type { AnswerCourse, ShownAnswer } from "./AnswerCourse.ts";
import { focusAndShow } from "./focusAndShow.ts";
import { GateInPlace } from "./GateInPlace.tsx";
import { Working } from "./Working.tsx";
import { answerWords, keptWords } from "./words.ts";

interface Props<Tool extends AiTool, Input> {
  readonly course: AnswerCourse<Tool, Input>;
  /** The progress label, and the title of a failure. */
  readonly words?: { readonly asking?: string; readonly failed?: string };
  /** The result. Its first `h2` (with `tabIndex={-1}`) takes focus when it arrives. */
  readonly result: (shown: ShownAnswer<Tool, Input>) => ReactNode;
  /** Replaces the default notice when there is no answer. */
  readonly failed?: (sentence: string) => ReactNode;
}

/** Below the form: progress, a failure, the gate, or the answer with help in a crisis first. */
export function AnswerPlace<Tool extends AiTool, Input>(props: Props<Tool, Input>) {
  const { course, words, result, failed } = props;
  const { stage, shown } = course;
  const area = useRef<HTMLDivElement>(null);
  const number = shown?.number ?? 0;
  useEffect(() => {
    if (number > 0 && area.current) return whenThere(area.current, "h2", focusAndShow);
  }, [number]);
  const isBusy = stage.at === "working" || stage.at === "reviewing";
  const isToConfirm = shown?.answer.outcome === "to_confirm";
  const isOlder = !isToConfirm && (stage.at === "failed" || stage.at === "closed" || stage.at === "opened");

  return (
    <div className={tw`flex flex-col gap-6`}>
      {stage.at === "working" ? (
        <Working
          onCancel={course.cancel}
          hasSpinner={false}
          {...(words?.asking ? { label: words.asking } : {})}
        />
      ) : null}
      {stage.at === "failed"
        ? (failed?.(stage.sentence) ?? (
            <Notice tone="stop" role="alert" title={words?.failed ?? answerWords.failed}>
              <p>{stage.sentence}</p>
            </Notice>
          ))
        : null}
      <GateInPlace stage={stage} onOpen={course.opened} />
      {shown && !isBusy ? (
        <div ref={area} className={tw`flex flex-col gap-4`}>
          {isOlder ? <p className={tw`text-quiet`}>{answerWords.earlier}</p> : null}
          {shown.answer.crisis ? <CrisisNotice help={shown.answer.crisis} role="alert" /> : null}
          {shown.typed === null ? (
            <Notice>
              <p>{keptWords.shown}</p>
            </Notice>
          ) : null}
          {result(shown)}
        </div>
      ) : null}
    </div>
  );
}
