import type { Translation } from "@iep-insider/sdk/contract";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card, Notice } from "@iep-insider/sdk/ui";
import { AnswerEnd, CopyButton, ParentCenter } from "../../answers/index.ts";
import { MarkedText } from "../../result/index.ts";
import { AlsoTyped } from "./AlsoTyped.tsx";
import { Chips } from "./Chips.tsx";
import { words } from "./cardContent.ts";
import { RuleBehind } from "./RuleBehind.tsx";
import { fromAnswer, type TermShown, termText } from "./termShown.ts";
import type { Beside } from "./useTerms.tsx";

type Props = {
  readonly state: StateCode | "";
  readonly onPress: (name: string) => void;
} & (
  | {
      readonly shown: TermShown;
      readonly answer: null;
      readonly beside: Beside;
      /** Another term of what was typed. */
      readonly onChoose: (name: string) => void;
    }
  | { readonly shown: null; readonly answer: Translation }
);

/** One term: what it means, why it matters, what to ask, the rule, and where to read on. */
export function TermCard(props: Props) {
  const { shown, answer, state, onPress } = props;
  const term = shown ?? fromAnswer(answer);
  const parts = [
    [words.meaning, term.explanation],
    [words.why, term.whyItMatters],
    [words.ask, term.whatToAsk],
  ] as const;
  return (
    <div className={tw`flex flex-col gap-6`}>
      <Card className={tw`flex flex-col gap-4`}>
        <div className={tw`flex flex-wrap items-center gap-3`}>
          <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
            {term.term}
          </h2>
          {term.category ? (
            <span className={tw`rounded-full border border-outline bg-wash px-3 py-1 text-sm`}>
              {term.category}
            </span>
          ) : null}
        </div>
        {term.longForm ? <p className={tw`text-quiet`}>{term.longForm}</p> : null}
        {term.inSpanish ? (
          <p className={tw`text-quiet`}>
            {words.inSpanish}: <span lang="es">{term.inSpanish}</span>
          </p>
        ) : null}
        {props.answer === null ? (
          <>
            <AlsoTyped name={term.term} beside={props.beside} onChoose={props.onChoose} />
            {props.beside.hasMore || props.beside.others.length > 0 ? (
              <MarkedText title={words.marked} text={props.beside.asked} quotes={props.beside.quotes} />
            ) : null}
          </>
        ) : null}
        {parts.map(([title, text]) =>
          text ? (
            <section key={title} className={tw`flex flex-col gap-1 max-w-text`}>
              <h3 className={tw`font-semibold`}>{title}</h3>
              <p>{text}</p>
            </section>
          ) : null,
        )}
        <RuleBehind noRule={term.noRule} rules={shown ? term.rules : []} />
        {term.relatedTerms.length > 0 ? (
          <section className={tw`flex flex-col gap-2`}>
            <h3 className={tw`font-semibold`}>{words.related}</h3>
            <Chips names={term.relatedTerms} onPress={onPress} />
          </section>
        ) : null}
        <CopyButton text={termText(term)} label={words.copy} toast={words.copiedToast} />
      </Card>
      {answer ? (
        <AnswerEnd tool="jargon-translator" answer={answer} state={state} />
      ) : (
        <>
          <Notice>
            <p>{words.notAdvice}</p>
            <p>{words.fromGlossary}</p>
          </Notice>
          <ParentCenter state={state} />
        </>
      )}
    </div>
  );
}
