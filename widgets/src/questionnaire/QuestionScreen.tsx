import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, CrisisWatch, Field, Notice, Progress, Select } from "@iep-insider/sdk/ui";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { CostAhead } from "../screens/index.ts";
import { missingOf, percentComplete, requiredOf, screensOf } from "./answers.ts";
import type { ChoiceQuestion, Question, QuestionnaireContent, Section } from "./content.ts";
import { useGradually } from "./useGradually.ts";
import type { useQuestionnaire } from "./useQuestionnaire.ts";
import { questionnaireWords } from "./words.ts";

interface Props {
  readonly content: QuestionnaireContent;
  readonly index: number;
  readonly course: ReturnType<typeof useQuestionnaire>;
}

/** A screen of questions with progress and navigation. */
export function QuestionScreen({ content, index, course }: Props) {
  const [missingShown, showMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const screens = screensOf(content);
  const sections = screens[index] ?? [];
  const missing = missingOf(sections, course.answers);
  const [firstMissing] = missing;
  // The browser marks an answer by itself: how many are left is drawn after that was painted.
  const [open, setOpen] = useState(missing.length);
  useEffect(() => setOpen(missing.length), [missing.length]);
  const rendered = useGradually(sections.length);
  // A stable callback, so that an answer re-renders only its own question.
  const latest = useRef(course);
  latest.current = course;
  const answer = useCallback(
    (question: Question, chosen: readonly string[]) => latest.current.answer(question, chosen),
    [],
  );

  return (
    <form
      ref={form}
      noValidate
      className={tw`flex flex-col gap-4`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!firstMissing) return course.next();
        showMissing(true);
        form.current
          ?.querySelector<HTMLElement>(`[data-question="${firstMissing.id}"] :is(input,select)`)
          ?.focus();
      }}
    >
      <ScreenHead content={content} index={index} sections={sections} open={open} />
      {sections.slice(0, rendered).map((section) => (
        <SectionFrame key={section.id} section={section} isScreen={!content.onePage}>
          {section.questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              // The heading directly above it is the question.
              isTitled={!content.onePage && section.questions.length === 1}
              answer={course.answers[question.id] ?? unanswered}
              onChange={answer}
              error={missingShown && firstMissing === question ? content.labels.missing : undefined}
            />
          ))}
        </SectionFrame>
      ))}
      {/* Below everything, so that they never move. */}
      <div hidden={rendered < sections.length} className={tw`flex flex-wrap justify-between gap-3`}>
        <Button onClick={course.back} disabled={index === 0 && content.previousOnFirst === "disabled"}>
          {questionnaireWords.previous}
        </Button>
        {/* It looks disabled and can still be pressed: then it says what is missing, and leads there. */}
        <Button kind="primary" type="submit" aria-disabled={open > 0 ? true : undefined}>
          {nextLabel(content, index === screens.length - 1, open)}
        </Button>
      </div>
      <CostAhead what={questionnaireWords.nextStep} />
    </form>
  );
}

const unanswered: readonly string[] = [];

function nextLabel({ labels, review }: QuestionnaireContent, isLast: boolean, open: number): string {
  if (open > 0 && labels.remaining) return labels.remaining(open);
  return isLast ? (review?.to ?? labels.toResult) : questionnaireWords.next;
}

interface HeadProps {
  readonly content: QuestionnaireContent;
  readonly index: number;
  readonly sections: readonly Section[];
  readonly open: number;
}

/** Progress and title: by screens, or on one page by the required questions. */
function ScreenHead({ content, index, sections, open }: HeadProps) {
  const { onePage, labels } = content;
  const of = onePage ? requiredOf(sections).length : content.sections.length;
  const done = onePage ? of - open : index;
  return (
    <>
      <Progress
        value={done}
        of={of}
        label={labels.progress(onePage ? done : index + 1, of)}
        aside={questionnaireWords.percent(percentComplete(done, of))}
      />
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {onePage?.title ?? sections[0]?.title}
      </h2>
      <Lead text={onePage ? onePage.lead : sections[0]?.lead} />
    </>
  );
}

interface FrameProps {
  readonly section: Section;
  /** Whether the section is the whole screen, whose head has its title. */
  readonly isScreen: boolean;
  readonly children: React.ReactNode;
}

function SectionFrame({ section, isScreen, children }: FrameProps) {
  if (isScreen) return children;
  return (
    <section className={tw`flex flex-col gap-4 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg font-heading`}>{section.title}</h3>
      <Lead text={section.lead} />
      {children}
    </section>
  );
}

function Lead({ text }: { readonly text: string | undefined }) {
  return text ? <p className={tw`max-w-text`}>{text}</p> : null;
}

interface QuestionFieldProps {
  readonly question: Question;
  /** Whether a heading directly above repeats the question, which is then only for screen readers. */
  readonly isTitled: boolean;
  readonly answer: readonly string[];
  readonly onChange: (question: Question, answer: readonly string[]) => void;
  readonly error: string | undefined;
}

/** A question as a field of its kind. The screen finds it by `data-question`. */
const QuestionField = memo((props: QuestionFieldProps) => (
  <div data-question={props.question.id} className={tw`flex flex-col gap-2`}>
    {fieldOfKind(props)}
  </div>
));

function fieldOfKind({ question, isTitled, answer, onChange, error }: QuestionFieldProps) {
  const { question: label, hint, required } = question;
  switch (question.kind) {
    case "text":
      return (
        <>
          <Field
            label={label}
            hint={hint}
            rows={question.rows}
            value={answer[0] ?? ""}
            onChange={(text) => onChange(question, [text])}
          />
          <CrisisWatch text={answer[0] ?? ""} />
        </>
      );
    case "select":
      return (
        <Select
          label={label}
          hint={hint}
          required={required}
          error={error}
          none={question.none}
          options={question.options}
          value={answer[0] ?? ""}
          onChange={(id) => onChange(question, id === "" ? [] : [id])}
        />
      );
    default:
      return (
        <Choice
          legend={isTitled ? <span className="iep-unseen">{label}</span> : label}
          hint={hint}
          kind={question.kind}
          required={required}
          options={question.options}
          chosen={answer}
          onChange={(chosen) => onChange(question, chosen)}
          error={error}
          below={
            question.options.some(({ note }) => note)
              ? (id) => <OptionNote question={question} id={id} chosen={answer} />
              : undefined
          }
        />
      );
  }
}

interface NoteProps {
  readonly question: ChoiceQuestion;
  readonly id: string;
  readonly chosen: readonly string[];
}

/** A chosen option's note, announced immediately. */
function OptionNote({ question, id, chosen }: NoteProps) {
  const note = question.options.find((option) => option.id === id)?.note;
  if (!note || !chosen.includes(id)) return null;
  return (
    <Notice tone="stop" role="alert" title={note.title}>
      <p>{note.text}</p>
    </Notice>
  );
}
