import type { ToolId } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon, Notice } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useTouch, WhenOpen } from "../later/index.ts";
import { useFocusOnNewScreen } from "../screens/index.ts";
import type { Stage } from "./answers.ts";
import type { Answers, IntroWords, Question, QuestionnaireContent, ReviewWords, Section } from "./content.ts";
import { moveIn } from "./moveIn.ts";
import { QuestionScreen } from "./QuestionScreen.tsx";
import { useQuestionnaire } from "./useQuestionnaire.ts";
import { questionnaireWords } from "./words.ts";

/** Ways back from a result. */
export interface LeaveResult {
  /** To the review, or without one to the last section, with every answer kept. */
  readonly back: () => void;
  /** To the intro; clears every answer. */
  readonly startOver: () => void;
}

/** Answers a question on the result screen (`onResult`), or changes an earlier answer. */
export type AnswerQuestion = (question: Question, answer: readonly string[]) => void;

export interface QuestionnaireProps {
  readonly tool: ToolId;
  readonly content: QuestionnaireContent;
  readonly result: (answers: Answers, leave: LeaveResult, answer: AnswerQuestion) => ReactNode;
  /** Initial answers; must be stable. */
  readonly begin?: Answers;
  /** Fetches the parts that follow: called at each touch of a question. */
  readonly fetchNext: () => void;
}

/**
 * Runs every screener and questionnaire: intro, sections, an optional review, result; going back loses nothing. From
 * the second screen on the tool must be open.
 */
export function Questionnaire({ tool, content, result, begin, fetchNext }: QuestionnaireProps) {
  const course = useQuestionnaire(tool, content, begin);
  const { stage, answers } = course;
  const screen = useRef<HTMLDivElement>(null);
  useFocusOnNewScreen(screen, stage);
  useStepMotion(screen, stage);
  useTouch(screen, fetchNext);

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

/** What the questionnaire is, how long it takes, what happens to the answers, and one button. */
function Intro({ intro, onStart }: { intro: IntroWords; onStart: () => void }) {
  return (
    <div className={tw`flex flex-col gap-4 wide:gap-6`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {intro.title}
      </h2>
      <p className={tw`max-w-text`}>{intro.lead}</p>
      <ul className={tw`flex flex-col gap-2 max-w-text`}>
        {intro.points.map((point) => (
          <li key={point} className={tw`flex items-start gap-3`}>
            <span className={tw`flex-none text-primary`}>
              <Icon node={Check} size="1.5em" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <div>
        <Button kind="primary" onClick={onStart}>
          {intro.start}
        </Button>
      </div>
    </div>
  );
}

/** Animates each step but the first one, which is the page's first paint. */
function useStepMotion(screen: { readonly current: HTMLElement | null }, stage: Stage) {
  const shown = useRef(stage);
  useLayoutEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (screen.current) moveIn(screen.current);
  }, [screen, stage]);
}

interface Props {
  readonly content: QuestionnaireContent;
  readonly words: ReviewWords;
  readonly course: ReturnType<typeof useQuestionnaire>;
}

/** All answers before the result, each section with a link back to it. */
function Review({ content, words: said, course }: Props) {
  return (
    <>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {said.title}
      </h2>
      <p className={tw`max-w-text`}>{said.lead}</p>
      <div className={tw`flex flex-col`}>
        {content.sections.map((section, index) => (
          <section key={section.id} className={tw`flex flex-col gap-1 py-3 border-t border-line`}>
            <div className={tw`flex items-center justify-between gap-4`}>
              <h3>{section.title}</h3>
              <Button
                kind="quiet"
                aria-label={questionnaireWords.changeWhat(section.title)}
                onClick={() => course.goTo(content.onePage ? 0 : index)}
              >
                {questionnaireWords.change}
              </Button>
            </div>
            <ReviewedAnswers section={section} answers={course.answers} nothing={said.nothingChosen} />
          </section>
        ))}
      </div>
      <div className={tw`flex flex-wrap justify-between gap-3`}>
        <Button onClick={course.back}>{questionnaireWords.previous}</Button>
        <Button kind="primary" onClick={course.next}>
          {content.labels.toResult}
        </Button>
      </div>
    </>
  );
}

function ReviewedAnswers({
  section,
  answers,
  nothing,
}: {
  section: Section;
  answers: Answers;
  nothing: string;
}) {
  const chosen = section.questions.flatMap((question) => answerTexts(question, answers[question.id] ?? []));
  if (chosen.length === 0) return <p className={tw`text-quiet`}>{nothing}</p>;
  return (
    <ul className={tw`list-disc pl-5`}>
      {chosen.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** An answer as shown to the parent: the labels of the chosen options, or the text. */
function answerTexts(question: Question, answer: readonly string[]): readonly string[] {
  if (question.kind === "text") return answer;
  return question.options.filter((option) => answer.includes(option.id)).map((option) => option.label);
}
