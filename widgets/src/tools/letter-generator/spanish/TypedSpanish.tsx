import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { translationMark } from "../../../documents/letter/isSpanish.ts";
import { later } from "../../../later/index.ts";
import { whenThere } from "../../../screens/index.ts";
import { fieldLabel } from "../form/fieldContent.ts";
import type { DetailField, LetterField, LetterForm, LetterType } from "../form/fields.ts";
import { ProposalView } from "./ProposalView.tsx";
import { approvedIn, linesInSpanish, voidIn, withTranslation } from "./translations.ts";
import { typedWords as words } from "./typedWords.ts";
import { useTranslating } from "./useTranslating.tsx";
import { fieldsInSpanish } from "./withMarks.ts";

const review = later(
  () => import("../../../answers/BeforeSending.tsx"),
  (part) => part.BeforeSending,
);

interface Props {
  readonly form: LetterForm;
  readonly type: LetterType;
  /** Takes the form with a translation, or without it. */
  readonly onTranslate: (form: LetterForm) => void;
  /** Goes back to a field. */
  readonly onChange: (field: LetterField) => void;
}

/** Above a letter with words in Spanish: what they mean for it, and their translation if the parent asks for it. */
export function TypedSpanish({ form, type, onTranslate, onChange }: Props) {
  const { stage, begin, send, cancel, decided } = useTranslating(form, type);
  const area = useRef<HTMLDivElement>(null);
  const count = stage.at === "proposed" ? stage.proposals.length : 0;
  useFocusOnStep(area, `${stage.at} ${count}`);
  const inSpanish = fieldsInSpanish(form);
  if (inSpanish.length === 0) return null;
  const approved = approvedIn(form);
  const pending = inSpanish.filter((field) => approved[field] === undefined);
  const label = (field: DetailField) => fieldLabel(type, field);

  return (
    <div ref={area} className={tw`flex flex-col gap-4`}>
      {stage.at === "reviewing" ? (
        <>
          <p className={tw`max-w-text`}>{words.goesTo(stage.provider)}</p>
          <review.Screen toSend={stage.toSend} onSend={send} onBack={cancel} />
        </>
      ) : stage.at === "proposed" ? (
        <section className={tw`flex flex-col gap-4`}>
          <h3 tabIndex={-1} className={tw`text-lg`}>
            {words.proposed}
          </h3>
          <p className={tw`max-w-text`}>{words.proposedLead}</p>
          {stage.proposals.map(({ field, english }) => (
            <ProposalView
              key={field}
              label={label(field)}
              typed={linesInSpanish(form, field)}
              english={english}
              onUse={(text) => {
                onTranslate(withTranslation(form, field, text));
                decided(field);
              }}
              onLeave={() => decided(field)}
            />
          ))}
        </section>
      ) : pending.length > 0 ? (
        <Notice tone="caution">
          <h3 tabIndex={-1} className={tw`font-semibold`}>
            {words.title}
          </h3>
          <Voided fields={voidIn(form).filter((field) => pending.includes(field))} label={label} />
          <p>{words.lead(translationMark)}</p>
          <p>{words.canBeTranslated}</p>
          {stage.at === "asking" || stage.at === "working" ? (
            <div className={tw`flex flex-wrap items-center gap-3`}>
              <p role="status">{stage.at === "asking" ? words.asking : words.working}</p>
              <Button onClick={cancel}>{words.cancel}</Button>
            </div>
          ) : (
            <div className={tw`flex flex-wrap gap-2`}>
              <Button kind="primary" onClick={() => begin(pending)}>
                {words.translate}
              </Button>
              {pending.map((field) => (
                <Button key={field} onClick={() => onChange(field)}>
                  {words.change(label(field))}
                </Button>
              ))}
            </div>
          )}
          {stage.at === "off" ? <p role="alert">{words.off}</p> : null}
          {stage.at === "failed" ? (
            <p role="alert">
              {words.failedTitle}. {stage.sentence}
            </p>
          ) : null}
        </Notice>
      ) : null}
      {pending.length < inSpanish.length ? (
        <Notice tone="good">
          <h3 tabIndex={-1} className={tw`font-semibold`}>
            {words.approved}
          </h3>
          <p>{words.approvedLead}</p>
          <div className={tw`flex flex-wrap gap-2`}>
            {inSpanish
              .filter((field) => !pending.includes(field))
              .map((field) => (
                <Button key={field} onClick={() => onTranslate(withTranslation(form, field, null))}>
                  {words.takeOut(label(field))}
                </Button>
              ))}
          </div>
        </Notice>
      ) : null}
    </div>
  );
}

function Voided({
  fields,
  label,
}: {
  readonly fields: readonly DetailField[];
  readonly label: (field: DetailField) => string;
}) {
  return fields.length === 0 ? null : <p>{words.voided(fields.map(label).join(", "))}</p>;
}

/** The pressed button disappears with each step: focus moves to the heading of the next. */
function useFocusOnStep(area: { readonly current: HTMLElement | null }, step: string) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step || !area.current) return;
    before.current = step;
    return whenThere(area.current, "h2, h3", (heading) => heading.focus());
  }, [area, step]);
}
