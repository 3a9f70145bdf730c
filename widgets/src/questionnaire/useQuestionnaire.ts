import type { ToolId } from "@iep-insider/sdk/catalog";
import { useToolHost } from "@iep-insider/sdk/host";
import { useEffect, useState } from "react";
import { answerInOrder, type Stage, stageAfter, stageBefore } from "./answers.ts";
import type { Question, QuestionnaireContent } from "./content.ts";
import { type Draft, readDraft } from "./draft.ts";

const empty: Draft = { stage: "intro", answers: {} };

/** The course of one questionnaire: where the parent stands and what was answered, kept as a draft where the host keeps any. */
export function useQuestionnaire(tool: ToolId, content: QuestionnaireContent) {
  const { drafts, track } = useToolHost();
  const [kept, setKept] = useState(empty);
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
    if (next === empty) drafts?.clear(tool);
    else drafts?.write(tool, next);
  };
  const goTo = (next: Stage) => {
    if (stage === "intro") track("tool_start", tool);
    if (next === "result" && stage !== "result") track("tool_complete", tool);
    keep({ stage: next, answers });
  };

  return {
    stage,
    answers,
    /** Whether answers were found that an earlier load of the page had kept. */
    isRestored,
    answer: (question: Question, chosen: readonly string[]) =>
      keep({ stage, answers: { ...answers, [question.id]: answerInOrder(question, chosen) } }),
    goTo,
    next: () => goTo(stageAfter(stage, content)),
    back: () => goTo(stageBefore(stage, content)),
    startOver: () => {
      setRestored(false);
      keep(empty);
    },
  };
}
