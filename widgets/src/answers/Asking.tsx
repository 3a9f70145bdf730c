import type { AiTool } from "@iep-insider/sdk/contract";
import { useOpening } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useEffect, useRef } from "react";
import { later, useTouch } from "../later/index.ts";
import { CostAhead, whenThere } from "../screens/index.ts";
import type { AnswerCourse, AnswerStage } from "./AnswerCourse.ts";
import { focusAndShow } from "./focusAndShow.ts";
import { loadDetails } from "./loadDetails.ts";
import { answerWords } from "./words.ts";

const review = later(
  () => import("./BeforeSending.tsx"),
  (part) => part.BeforeSending,
);

interface Props<Tool extends AiTool, Input> {
  readonly course: AnswerCourse<Tool, Input>;
  /** Loads what an answer of this tool needs, on the first interaction with the form. */
  readonly onTouch?: () => void;
  /** Rendered in place of the form while it is folded. */
  readonly folded?: ReactNode;
  /** The form. The tool keeps its values. */
  readonly children: ReactNode;
}

/**
 * The form; if details were removed, replaced by a review of what will be sent (ADR 15). A page that only shows the
 * tool loads no more than the form: the rest loads on the first interaction.
 */
export function Asking<Tool extends AiTool, Input>({
  course,
  onTouch,
  folded = null,
  children,
}: Props<Tool, Input>) {
  const { stage, send, cancel } = course;
  const isFolded = folded !== null;
  const area = useRef<HTMLDivElement>(null);
  useFocusOnWayBack(area, stage.at, isFolded);
  useTouch(area, () => {
    review.fetch();
    loadDetails().catch(() => {});
    onTouch?.();
  });
  return (
    <div ref={area} className={tw`flex flex-col gap-2`}>
      {stage.at === "reviewing" ? (
        <review.Screen toSend={stage.toSend} onSend={send} onBack={cancel} />
      ) : (
        <>
          {folded}
          {/* Hidden rather than removed: everything typed is still in it. */}
          <div hidden={isFolded} className={isFolded ? undefined : tw`flex flex-col gap-2`}>
            {children}
            <CostAhead what={answerWords.anAnswer} />
            {import.meta.env.IEP_LOCALE === "es" && !course.asksTerm ? <FreeInSpanish /> : null}
          </div>
        </>
      )}
    </div>
  );
}

/** Below the price (ADR 31). */
function FreeInSpanish() {
  return useOpening().asks ? <p className={tw`text-sm text-quiet`}>{answerWords.freeInSpanish}</p> : null;
}

/** The clicked element disappears with each step: focus moves to the new step, or back to the form or its summary. */
function useFocusOnWayBack(
  area: { readonly current: HTMLElement | null },
  at: AnswerStage["at"],
  isFolded: boolean,
) {
  const before = useRef({ at, isFolded });
  useEffect(() => {
    const last = before.current;
    before.current = { at, isFolded };
    if (!area.current || (last.at === at && last.isFolded === isFolded)) return;
    if (at === "reviewing") return whenThere(area.current, "h2", focusAndShow);
    const isStopped = at === "idle" && last.at === "working";
    if (last.isFolded && !isFolded) return whenThere(area.current, "input, select, textarea", focus);
    if (isStopped || last.at === "reviewing")
      return whenThere(area.current, isFolded ? "button" : "[type=submit]", focus);
  }, [area, at, isFolded]);
}

function focus(control: HTMLElement) {
  control.focus();
}
