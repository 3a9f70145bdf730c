import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import type { Answers, Question, QuestionnaireContent, ReviewWords, Section } from "./content.ts";
import type { useQuestionnaire } from "./useQuestionnaire.ts";
import { questionnaireWords } from "./words.ts";

interface Props {
  readonly content: QuestionnaireContent;
  readonly words: ReviewWords;
  readonly course: ReturnType<typeof useQuestionnaire>;
}

/** Every answer once more before the result, each section with a way back to it. */
export function Review({ content, words: said, course }: Props) {
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

/** An answer as the parent saw it: the labels of what was chosen, or the text. */
function answerTexts(question: Question, answer: readonly string[]): readonly string[] {
  if (question.kind === "text") return answer;
  return question.options.filter((option) => answer.includes(option.id)).map((option) => option.label);
}
