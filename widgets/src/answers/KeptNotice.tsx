import type { AiTool } from "@iep-insider/sdk/contract";
import { Button, Notice } from "@iep-insider/sdk/ui";
import type { AnswerCourse } from "./AnswerCourse.ts";
import { keptWords as words } from "./words.ts";

/** Offers the last paid answer while it is stored (ADR 7). */
export function KeptNotice<Tool extends AiTool, Input>({
  course,
}: {
  readonly course: AnswerCourse<Tool, Input>;
}) {
  const { kept, showKept, stage } = course;
  const left = kept ? Date.parse(kept.until) - Date.now() : 0;
  if (left <= 0 || stage.at === "working" || stage.at === "reviewing") return null;
  return (
    <Notice title={words.title}>
      <p>{words.left(Math.floor(left / anHour))}</p>
      <p>
        <Button onClick={showKept}>{words.show}</Button>
      </p>
    </Notice>
  );
}

const anHour = 3_600_000;
