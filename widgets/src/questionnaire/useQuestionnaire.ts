import type { ToolId } from "@iep-insider/sdk/catalog";
import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { answerAfter, firstStage, type Stage, stageAfter, stageBefore } from "./answers.ts";
import type { Answers, Question, QuestionnaireContent } from "./content.ts";
import { type Draft, readDraft } from "./draft.ts";

const nothing: Answers = {};

/**
 * A questionnaire's state: the current step and the answers, stored as a draft if the host supports drafts.
 * @param begin initial answers, such as the state that the page's owner has set; must be stable.
 */
export function useQuestionnaire(tool: ToolId, content: QuestionnaireContent, begin = nothing) {
  const { drafts, track, isBegun = false } = useToolHost();
  const { isOpen } = useOpening();
  const beginning = useMemo<Draft>(
    () => ({ of: content.id, stage: firstStage(content), answers: begin }),
    [content, begin],
  );
  /** Null before the parent has done anything. */
  const [kept, setKept] = useState<Draft | null>(
    isBegun ? { ...beginning, stage: stageAfter("intro", content) } : null,
  );
  const [isRestored, setRestored] = useState(false);
  const now = kept ?? beginning;
  const { stage, answers } = now;

  // After the first render, which must match the server's.
  useEffect(() => {
    const draft = readDraft(drafts?.read(tool), content);
    if (!draft || draft.stage === "intro") return;
    setKept(draft);
    setRestored(true);
  }, [drafts, tool, content]);

  // What the press of a pre-rendered intro's button could not do.
  const onTakeOver = useEffectEvent(() => {
    if (!isBegun) return;
    track("tool_start", tool);
    drafts?.write(tool, now);
  });
  useEffect(() => onTakeOver(), []);

  const hasResult = stage === "result" && isOpen;
  useEffect(() => {
    if (hasResult) track("tool_complete", tool);
  }, [hasResult, track, tool]);

  const goOn = (next: Draft) => {
    if (kept === null) track("tool_start", tool);
    setKept(next);
    drafts?.write(tool, next);
  };
  const goTo = (next: Stage) => goOn({ ...now, stage: next });

  return {
    stage,
    answers,
    /** Whether answers of an earlier visit were restored. */
    isRestored,
    answer: (question: Question, chosen: readonly string[]) => {
      const answer = answerAfter(question, answers[question.id] ?? [], chosen);
      goOn({ ...now, answers: { ...answers, [question.id]: answer } });
    },
    goTo,
    next: () => goTo(stageAfter(stage, content)),
    back: () => goTo(stageBefore(stage, content)),
    startOver: () => {
      setRestored(false);
      setKept(null);
      drafts?.clear(tool);
    },
  };
}
