import type { AnswerCitation, Translation } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card } from "@iep-insider/sdk/ui";
import { AnswerEnd, ParentCenter, SourceLink } from "../../answers/index.ts";
import { reportFormat } from "../../documents/index.ts";
import { MarkedText, Result, ResultActions, VerdictBand } from "../../result/index.ts";
import { Chips } from "./Chips.tsx";
import { termCardWords } from "./cardContent.ts";
import { fromAnswer, type TermShown, termReport } from "./termShown.ts";
import type { Beside } from "./useTerms.tsx";

type Props = {
  readonly state: StateCode | "";
  readonly onPress: (name: string) => void;
} & (
  | {
      readonly shown: TermShown;
      readonly answer: null;
      readonly beside: Beside;
      /** Another term in the typed text. */
      readonly onChoose: (name: string) => void;
    }
  | { readonly shown: null; readonly answer: Translation }
);

/** One term: what it means, why it matters, what to ask, the rule, and where to read on. */
export function TermCard(props: Props) {
  const { shown, answer, state, onPress } = props;
  const { notify } = useToolHost();
  const term = shown ?? fromAnswer(answer);
  const document = termReport(term);
  const parts = [
    [termCardWords.why, term.whyItMatters],
    [termCardWords.ask, term.whatToAsk],
  ] as const;
  const actions = (
    <ResultActions
      isInCard
      document={document}
      format={reportFormat}
      labels={termCardWords}
      onCopied={() => notify(termCardWords.copiedToast)}
    />
  );
  return (
    <Card>
      <Result>
        <VerdictBand tone="plain" verdict={term.term} label={term.explanation} />
        <p className={tw`text-sm text-quiet`}>
          {[term.longForm, term.category].filter(Boolean).join(" · ")}
          {term.inSpanish ? (
            <span className={tw`block`}>
              {termCardWords.inSpanish}: <span lang="es">{term.inSpanish}</span>
            </span>
          ) : null}
        </p>
        {props.answer === null ? (
          <>
            <AlsoTyped name={term.term} beside={props.beside} onChoose={props.onChoose} />
            {props.beside.hasMore || props.beside.others.length > 0 ? (
              <MarkedText
                title={termCardWords.marked}
                text={props.beside.asked}
                quotes={props.beside.quotes}
              />
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
            <h3 className={tw`font-semibold`}>{termCardWords.related}</h3>
            <Chips names={term.relatedTerms} onPress={onPress} />
          </section>
        ) : null}
        {answer ? (
          <AnswerEnd tool="jargon-translator" answer={answer} state={state} actions={actions} />
        ) : (
          <>
            <ParentCenter state={state} />
            {actions}
            <p className={tw`max-w-text text-sm text-quiet`}>
              {termCardWords.notAdvice} {termCardWords.fromGlossary}
            </p>
          </>
        )}
      </Result>
    </Card>
  );
}

interface AlsoTypedProps {
  /** The term on the card. */
  readonly name: string;
  readonly beside: Beside;
  readonly onChoose: (name: string) => void;
}

/** The rest of the typed text: the other terms as buttons, and what was only guessed. */
function AlsoTyped({ name, beside: { others, readAs, hasMore }, onChoose }: AlsoTypedProps) {
  if (others.length === 0 && !hasMore) return null;
  return (
    <div className={tw`flex flex-col gap-2 max-w-text`}>
      <p>{others.length > 0 ? termCardWords.oneOfSeveral(name) : termCardWords.partly(name)}</p>
      {others.length > 0 ? <Chips names={others} onPress={onChoose} /> : null}
      {readAs.map((one) => (
        <p key={one.typed} className={tw`text-sm text-quiet`}>
          {termCardWords.readAs(one.typed, one.name)}
        </p>
      ))}
    </div>
  );
}

interface RuleBehindProps {
  readonly noRule: string | null;
  readonly rules: readonly AnswerCitation[];
}

/** The rule behind a term, with a link to it, or a plain statement that there is none. */
function RuleBehind({ noRule, rules }: RuleBehindProps) {
  if (noRule === null && rules.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-1 max-w-text`}>
      <h3 className={tw`font-semibold`}>{termCardWords.rule}</h3>
      {noRule ? <p>{noRule}</p> : null}
      {rules.length > 0 ? (
        <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
          {rules.map((rule) => (
            <li key={rule.id}>
              <SourceLink {...rule} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
