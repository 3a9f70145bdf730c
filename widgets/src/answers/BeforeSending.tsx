import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisWatch, Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { marksIn, type ToSend, withoutDetails } from "./details.ts";
import { reviewWords as words } from "./reviewWords.ts";
import { answerWords as common } from "./words.ts";

export { WhatYouWrote } from "./WhatYouWrote.tsx";

interface Props {
  readonly toSend: ToSend;
  readonly onSend: (toSend: ToSend) => void;
  readonly onBack: () => void;
}

/**
 * A review of the exact texts before they are sent: what was removed, what may be a name, and all of it editable (ADR
 * 15).
 */
export function BeforeSending({ toSend, onSend, onBack }: Props) {
  const [{ texts, replaced }, setNow] = useState(toSend);
  const [said, setSaid] = useState("");
  const [isRefused, setRefused] = useState(false);
  const marks = marksIn(texts);
  const errorOf = ({ text, most }: ToSend["texts"][number]) => {
    const over = text.trim().length - most;
    if (over > 0) return common.tooLong(over);
    return isRefused && text.trim() === "" ? words.empty : undefined;
  };
  const edit = (field: string, text: string) =>
    setNow((now) => ({
      ...now,
      texts: now.texts.map((one) => (one.field === field ? { ...one, text } : one)),
    }));
  const takeOut = (text: string) => {
    setNow(withoutDetails(texts, [text], replaced));
    setSaid(words.takenOut(text));
  };

  return (
    <form
      noValidate
      className={tw`flex flex-col gap-4`}
      onSubmit={(event) => {
        event.preventDefault();
        const isFine = texts.every(({ text, most }) => text.trim() !== "" && text.trim().length <= most);
        if (isFine) onSend({ texts, replaced });
        else setRefused(true);
      }}
    >
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {words.title}
        </h2>
        <p>{replaced.length > 0 ? words.lead : words.leadMarked}</p>
      </div>
      {texts.map((one) => (
        <div key={one.field} className={tw`flex flex-col gap-2`}>
          <Field
            label={one.label}
            required
            rows={6}
            value={one.text}
            onChange={(text) => edit(one.field, text)}
            error={errorOf(one)}
          />
          <CrisisWatch text={one.text} />
        </div>
      ))}
      {marks.length > 0 ? (
        <ul className={tw`flex flex-col gap-2`}>
          {marks.map(({ text, why }) => (
            <li key={text} className={tw`flex flex-wrap items-center gap-3`}>
              <span>{words.mayBe[why](text)}</span>
              <Button onClick={() => takeOut(text)}>{words.takeOut(text)}</Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="iep-unseen">
        {said}
      </p>
      {replaced.length > 0 ? (
        <section className={tw`flex flex-col gap-1`}>
          <h3 className={tw`font-semibold`}>{words.replaced}</h3>
          <ul className={tw`list-disc pl-5`}>
            {replaced.map(({ placeholder, original }) => (
              <li key={placeholder}>{words.standsFor(placeholder, original)}</li>
            ))}
          </ul>
          <p className={tw`text-sm text-quiet`}>{words.stays}</p>
        </section>
      ) : null}
      <div className={tw`flex flex-wrap gap-3`}>
        <Button kind="primary" type="submit">
          {words.send}
        </Button>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </form>
  );
}
