import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, Notice, Progress } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { firstMissing, percentComplete } from "./answers.ts";
import type { Question, QuestionnaireContent } from "./content.ts";
import type { useQuestionnaire } from "./useQuestionnaire.ts";
import { words } from "./words.ts";

interface Props {
  readonly content: QuestionnaireContent;
  readonly index: number;
  readonly course: ReturnType<typeof useQuestionnaire>;
}

/** One section's questions, with how far it is, and the way on and back. */
export function SectionScreen({ content, index, course }: Props) {
  const [missingShown, showMissing] = useState(false);
  const section = content.sections[index];
  if (!section) return null;
  const of = content.sections.length;
  const missing = firstMissing(section, course.answers);
  const isLast = index === of - 1;
  const titleIsQuestion = section.questions.length === 1;

  return (
    <form
      noValidate
      className={tw`flex flex-col gap-4`}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing) showMissing(true);
        else course.next();
      }}
    >
      <Progress
        value={index}
        of={of}
        label={content.labels.progress(index + 1, of)}
        aside={words.percent(percentComplete(index, of))}
      />
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {section.title}
      </h2>
      {section.lead ? <p className={tw`max-w-text`}>{section.lead}</p> : null}
      {section.questions.map((question) => (
        <Choice
          key={question.id}
          legend={
            titleIsQuestion ? <span className="iep-unseen">{question.question}</span> : question.question
          }
          hint={question.hint}
          kind={question.kind}
          required={question.required}
          options={question.options}
          chosen={course.answers[question.id] ?? []}
          onChange={(chosen) => course.answer(question, chosen)}
          error={missingShown && missing === question ? content.labels.missing : undefined}
          below={(id) => (
            <OptionNote question={question} id={id} chosen={course.answers[question.id] ?? []} />
          )}
        />
      ))}
      <div className={tw`flex flex-wrap justify-between gap-3`}>
        <Button onClick={course.back} disabled={index === 0 && content.previousOnFirst === "disabled"}>
          {words.previous}
        </Button>
        <Button kind="primary" type="submit">
          {isLast ? (content.review?.to ?? content.labels.toResult) : words.next}
        </Button>
      </div>
    </form>
  );
}

/** What a chosen option brings up at once, and aloud. */
function OptionNote({ question, id, chosen }: { question: Question; id: string; chosen: readonly string[] }) {
  const note = question.options.find((option) => option.id === id)?.note;
  if (!note || !chosen.includes(id)) return null;
  return (
    <Notice tone="stop" role="alert" title={note.title}>
      <p>{note.text}</p>
    </Notice>
  );
}
