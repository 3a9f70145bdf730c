import type { ToolId } from "@iep-insider/sdk/catalog";
import { useToolHost } from "@iep-insider/sdk/host";
import { useEffect, useState } from "react";
import { answerAfter, firstStage, type Stage, stageAfter, stageBefore } from "./answers.ts";
import type { Answers, Question, QuestionnaireContent } from "./content.ts";
import { type Draft, readDraft } from "./draft.ts";

const nothing: Answers = {};

/**
 * The course of one questionnaire: where the parent stands and what was answered, kept as a draft where the host keeps any.
 * @param begin answers to begin with, such as the state that the page's owner has set. Read once.
 */
export function useQuestionnaire(tool: ToolId, content: QuestionnaireContent, begin = nothing) {
  const { drafts, track } = useToolHost();
  const [beginning] = useState<Draft>(() => ({ of: content.id, stage: firstStage(content), answers: begin }));
  const [kept, setKept] = useState(beginning);
  const [isRestored, setRestored] = useState(false);
  const { stage, answers } = kept;

  // After the first render, so that a page rendered on the server and this one begin alike.
  useEffect(() => {
    const draft = readDraft(drafts?.read(tool), content);
    if (!draft || draft.stage === "intro") return;
    setKept(draft);
    setRestored(true);
  }, [drafts, tool, content]);

  const keep = (next: Draft) => {
    setKept(next);
    if (next === beginning) drafts?.clear(tool);
    else drafts?.write(tool, next);
  };
  const goOn = (next: Draft) => {
    if (kept === beginning) track("tool_start", tool);
    if (next.stage === "result" && stage !== "result") track("tool_complete", tool);
    keep(next);
  };
  const goTo = (next: Stage) => goOn({ ...kept, stage: next });

  return {
    stage,
    answers,
    /** Whether answers were found that an earlier load of the page had kept. */
    isRestored,
    answer: (question: Question, chosen: readonly string[]) => {
      const answer = answerAfter(question, answers[question.id] ?? [], chosen);
      goOn({ ...kept, answers: { ...answers, [question.id]: answer } });
    },
    goTo,
    next: () => goTo(stageAfter(stage, content)),
    back: () => goTo(stageBefore(stage, content)),
    startOver: () => {
      setRestored(false);
      keep(beginning);
    },
  };
}
