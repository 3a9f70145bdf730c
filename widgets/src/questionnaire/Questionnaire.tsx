import type { ToolId } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { type ReactNode, useRef } from "react";
import { WhenOpen } from "../later/index.ts";
import { useFocusOnNewScreen } from "../screens/index.ts";
import type { Answers, Question, QuestionnaireContent } from "./content.ts";
import { Intro } from "./Intro.tsx";
import { QuestionScreen } from "./QuestionScreen.tsx";
import { Review } from "./Review.tsx";
import { useQuestionnaire } from "./useQuestionnaire.ts";
import { useStepMotion } from "./useStepMotion.ts";
import { questionnaireWords } from "./words.ts";

/** The ways out of a result. */
export interface LeaveResult {
  /** To the review, or without one to the last section, with every answer kept. */
  readonly back: () => void;
  /** To the intro; every answer is forgotten. */
  readonly startOver: () => void;
}

/** Answers a question on the result screen (`onResult`), or changes an earlier answer. */
export type AnswerQuestion = (question: Question, answer: readonly string[]) => void;

export interface QuestionnaireProps {
  readonly tool: ToolId;
  readonly content: QuestionnaireContent;
  readonly result: (answers: Answers, leave: LeaveResult, answer: AnswerQuestion) => ReactNode;
  /** Answers to begin with; the same object until they change. */
  readonly begin?: Answers;
}

/**
 * The one runner under all screeners and questionnaires: intro, sections, a review where there is one, result; back
 * without loss. From the second screen on the tool has to be open.
 */
export function Questionnaire({ tool, content, result, begin }: QuestionnaireProps) {
  const course = useQuestionnaire(tool, content, begin);
  const { stage, answers } = course;
  const screen = useRef<HTMLDivElement>(null);
  useFocusOnNewScreen(screen, stage);
  useStepMotion(screen, stage);

  return (
    <div ref={screen} className={tw`flex flex-col gap-4`}>
      {course.isRestored ? (
        <Notice>
          <p>{questionnaireWords.restored}</p>
          <div>
            <Button onClick={course.startOver}>{questionnaireWords.clear}</Button>
          </div>
        </Notice>
      ) : null}
      {stage === "intro" && content.intro ? <Intro intro={content.intro} onStart={course.next} /> : null}
      {stage === 0 ? <QuestionScreen content={content} index={0} course={course} /> : null}
      {stage === "intro" || stage === 0 ? null : (
        <WhenOpen onBack={() => course.goTo(0)}>
          {typeof stage === "number" ? (
            <QuestionScreen key={stage} content={content} index={stage} course={course} />
          ) : null}
          {stage === "review" && content.review ? (
            <Review content={content} words={content.review} course={course} />
          ) : null}
          {stage === "result" ? result(answers, course, course.answer) : null}
        </WhenOpen>
      )}
    </div>
  );
}
