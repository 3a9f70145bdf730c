import type { AiTool } from "@iep-insider/sdk/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { later } from "../later/index.ts";
import { whenThere } from "../screens/index.ts";
import type { AnswerCourse, AnswerStage } from "./AnswerCourse.ts";
import { focusAndShow } from "./focusAndShow.ts";

const review = later(
  () => import("./BeforeSending.tsx"),
  (part) => part.BeforeSending,
);

interface Props<Tool extends AiTool, Input> {
  readonly course: AnswerCourse<Tool, Input>;
  /** The form. Its values stay with the tool. */
  readonly children: ReactNode;
}

/** The form; in its place, where details were taken out, what will be sent (DECISIONS 36). */
export function Asking<Tool extends AiTool, Input>({ course, children }: Props<Tool, Input>) {
  review.useFetchSoon();
  const { stage, send, cancel } = course;
  const area = useRef<HTMLDivElement>(null);
  useFocusOnWayBack(area, stage.at);
  return (
    <div ref={area}>
      {stage.at === "reviewing" ? (
        <review.Screen toSend={stage.toSend} onSend={send} onBack={cancel} />
      ) : (
        children
      )}
    </div>
  );
}

/** What was pressed goes away with each step: the focus goes on to what comes, or back to the button of the form. */
function useFocusOnWayBack(area: { readonly current: HTMLElement | null }, at: AnswerStage["at"]) {
  const before = useRef(at);
  useEffect(() => {
    const last = before.current;
    before.current = at;
    if (!area.current || last === at) return;
    if (at === "reviewing") return whenThere(area.current, "h2", focusAndShow);
    const isStopped = at === "idle" && last === "working";
    if (isStopped || last === "reviewing")
      return whenThere(area.current, "[type=submit]", (button) => button.focus());
  }, [area, at]);
}
