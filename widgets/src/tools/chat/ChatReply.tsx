import { productName } from "@iep-insider/sdk/catalog";
import type { ChatAnswer, TopicChoice } from "@iep-insider/sdk/contract";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisNotice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { AnswerText, DidNotAnswer, SourceList } from "../../answers/index.ts";
import { listSection, type ReportDocument, reportFormat, sourceSection } from "../../documents/index.ts";
import { Fold, Result, ResultActions, VerdictBand } from "../../result/index.ts";
import { leadOf } from "./leadOf.ts";
import { chatReplyWords } from "./replyContent.ts";

export { ParentCenter } from "../../answers/index.ts";

interface Props {
  readonly answer: ChatAnswer;
  /** Null for a stored answer. */
  readonly question: string | null;
  /** Whether it is the last answer, whose use can be taken back. */
  readonly isNewest: boolean;
  readonly onReturned: () => void;
  /** Asks the same question about this topic. */
  readonly onChoose: (choice: TopicChoice) => void;
  /** Moves to the field, with this text in it; null keeps its text. */
  readonly onRephrase: (question: string | null) => void;
  /** Called once it is rendered. */
  readonly onShown: () => void;
}

/** One answer: help in a crisis first, the answer, what to do next, the sources, and the disclaimer. */
export function ChatReply({ answer, question, isNewest, onReturned, onChoose, onRephrase, onShown }: Props) {
  useEffect(onShown, [onShown]);
  const { advice, choices, citations, crisis, disclaimer, doNext, openQuestions } = answer;
  const { engine, engineNote, isCharged, outcome, topics } = answer;
  const isAnswered = topics.length > 0;
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const { verdict, rest } = isAnswered ? leadOf(advice) : { verdict: null, rest: advice };
  const topicChoices =
    choices.length > 0 ? (
      <Choices
        choices={choices}
        title={isAnswered ? chatReplyWords.moreChoices : chatReplyWords.choices}
        onChoose={isNewest ? onChoose : null}
        onRephrase={onRephrase}
      />
    ) : null;
  return (
    <Result>
      {crisis ? <CrisisNotice help={crisis} role="alert" /> : null}
      {verdict ? <VerdictBand tone="plain" verdict={verdict} /> : null}
      {rest ? <AnswerText text={rest} /> : null}
      {isAnswered ? null : topicChoices}
      {doNext.length > 0 ? (
        <section className={tw`flex flex-col gap-1`}>
          <h3 className={tw`text-lg`}>{chatReplyWords.doNext}</h3>
          <ol className={tw`list-decimal pl-5 flex flex-col gap-1`}>
            {doNext.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ) : null}
      {openQuestions.length > 0 ? (
        <section className={tw`flex flex-col items-start gap-2`}>
          <h3 className={tw`text-lg`}>{chatReplyWords.open}</h3>
          {openQuestions.map((open) => (
            <div key={open} className={tw`flex flex-col items-start gap-2`}>
              <p className={tw`break-words`}>{`“${open}”`}</p>
              {isNewest ? (
                <Button kind="quiet" onClick={() => onRephrase(open)}>
                  {chatReplyWords.askOpen}
                </Button>
              ) : null}
            </div>
          ))}
          <p className={tw`text-sm text-quiet`}>{chatReplyWords.openWhy}</p>
        </section>
      ) : null}
      {isAnswered ? topicChoices : null}
      {isCharged && isNewest ? <DidNotAnswer tool="chat" onReturned={onReturned} /> : null}
      {citations.length > 0 ? (
        <Fold title={chatReplyWords.sources}>
          <SourceList citations={citations} />
        </Fold>
      ) : null}
      {isAnswered && isNewest ? (
        <ResultActions
          isInCard
          document={chatReport(answer, question, day)}
          format={reportFormat}
          labels={chatReplyWords}
        />
      ) : null}
      <div className={tw`flex flex-col gap-1 text-sm text-quiet`}>
        <p>{disclaimer}</p>
        <p>{engineNote ?? chatReplyWords.engine[engine]}</p>
        {outcome !== "answered" && !isCharged ? <p>{chatReplyWords.free}</p> : null}
      </div>
    </Result>
  );
}

interface ChoicesProps extends Pick<Props, "onRephrase"> {
  readonly choices: readonly TopicChoice[];
  readonly title: string;
  /** Null below an older answer: its choices are only text then. */
  readonly onChoose: Props["onChoose"] | null;
}

/** Topics that the question may be about, as buttons. */
function Choices({ choices, title, onChoose, onRephrase }: ChoicesProps) {
  return (
    <section className={tw`flex flex-col items-start gap-2`}>
      <h3 className={tw`text-lg`}>{title}</h3>
      {onChoose ? (
        <>
          {choices.map((choice) => (
            <Button key={choice.topic} onClick={() => onChoose(choice)}>
              {choice.title}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => onRephrase(null)}>
            {chatReplyWords.somethingElse}
          </Button>
        </>
      ) : (
        <ul className={tw`list-disc pl-5`}>
          {choices.map(({ topic, title: name }) => (
            <li key={topic}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * The document of an answer, for print, Word, text and clipboard.
 * @param question null for a stored answer. @param day when it was made, in words.
 */
function chatReport(
  { advice, citations, disclaimer, doNext }: ChatAnswer,
  question: string | null,
  day: string,
): ReportDocument {
  return {
    kind: "report",
    fileName: /* message */ "iep-question",
    title: chatReplyWords.reportTitle,
    lead: [...(question === null ? [] : [chatReplyWords.asked(question)]), ...plain(advice)],
    sections: [
      ...listSection(chatReplyWords.doNext, doNext),
      ...sourceSection(chatReplyWords.sources, citations),
    ],
    footer: [disclaimer, chatReplyWords.madeWith(productName, day)],
  };
}

/** Paragraphs without Markdown; a link keeps its URL. */
function plain(markdown: string): readonly string[] {
  return markdown
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, "$1 ($2)")
    .replace(/\*\*|__|^#+ /gm, "")
    .split(/\n+/)
    .filter(Boolean);
}
