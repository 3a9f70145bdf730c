import { tw } from "@iep-insider/sdk/theme";
import { useEffect, useRef } from "react";
import { whenThere } from "../screens/index.ts";
import type { AnswerStage } from "./AnswerCourse.ts";
import { focusAndShow } from "./focusAndShow.ts";
import { answerWords } from "./words.ts";

/** The gate below the filled form; after it opened, a note that nothing was sent yet. */
export function GateInPlace({ stage, onOpen }: { readonly stage: AnswerStage; readonly onOpen: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const isClosed = stage.at === "closed";
  useEffect(() => {
    if (isClosed && area.current) return whenThere(area.current, "h2", focusAndShow);
  }, [isClosed]);
  // One element for both: the gate looks for the next heading in its container.
  return (
    <div ref={area} className={tw`empty:hidden`}>
      {stage.at === "closed" ? <stage.Gate onOpen={onOpen} /> : null}
      {stage.at === "opened" ? (
        <div
          role="status"
          className={tw`flex flex-col gap-1 rounded border-l-4 border-good bg-wash px-4 py-3`}
        >
          <h3 tabIndex={-1} className={tw`font-semibold`}>
            {answerWords.openTitle}
          </h3>
          <p>{answerWords.open}</p>
        </div>
      ) : null}
    </div>
  );
}
