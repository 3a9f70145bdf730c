import { tw } from "@iep-insider/sdk/theme";
import { Choice, CrisisWatch, Field, Notice, Select } from "@iep-insider/sdk/ui";
import { memo } from "react";
import type { ChoiceQuestion, Question } from "./content.ts";

interface Props {
  readonly question: Question;
  /** Whether a heading right above says the question, so that it is only for those who hear it. */
  readonly isTitled: boolean;
  readonly answer: readonly string[];
  readonly onChange: (question: Question, answer: readonly string[]) => void;
  readonly error: string | undefined;
}

/** One question in the form that its kind asks for. `data-question` is how the screen finds it. */
export const QuestionField = memo((props: Props) => (
  <div data-question={props.question.id} className={tw`flex flex-col gap-2`}>
    <FieldOfKind {...props} />
  </div>
));

function FieldOfKind({ question, isTitled, answer, onChange, error }: Props) {
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
          below={(id) => <OptionNote question={question} id={id} chosen={answer} />}
        />
      );
  }
}

interface NoteProps {
  readonly question: ChoiceQuestion;
  readonly id: string;
  readonly chosen: readonly string[];
}

/** What a chosen option brings up at once, and aloud. */
function OptionNote({ question, id, chosen }: NoteProps) {
  const note = question.options.find((option) => option.id === id)?.note;
  if (!note || !chosen.includes(id)) return null;
  return (
    <Notice tone="stop" role="alert" title={note.title}>
      <p>{note.text}</p>
    </Notice>
  );
}
