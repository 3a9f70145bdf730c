import { longest } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { CrisisWatch, FieldFrame } from "@iep-insider/sdk/ui";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useEffect, useState } from "react";
import { AskButton } from "../../answers/index.ts";
import { chatWords } from "./content.ts";
import { linesShown } from "./logic.ts";

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly question: string;
  readonly isBusy: boolean;
  readonly onChange: (question: string) => void;
  readonly onAsk: (question: string) => void;
}

/** A growing field with a button: Enter sends, Shift+Enter starts a new line. */
export function Composer({ field, question, isBusy, onChange, onAsk }: Props) {
  const [isRefused, setRefused] = useState(false);
  const text = question.trim();
  const over = text.length - longest.question;
  const isReady = text !== "" && over <= 0;

  useEffect(() => {
    if (field.current) grow(field.current, question);
  }, [field, question]);

  const ask = () => {
    if (isBusy) return;
    setRefused(!isReady);
    if (isReady) onAsk(text);
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also completes IME composition, as in Japanese.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  const error = () => {
    if (over > 0) return chatWords.tooLong(over);
    return isRefused && text === "" ? chatWords.missing : undefined;
  };

  return (
    <form
      noValidate
      className={tw`flex flex-col gap-3`}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        ask();
      }}
    >
      <FieldFrame label={chatWords.question} hint={chatWords.questionHint} required error={error()}>
        {({ className, ...framed }) => (
          <textarea
            {...framed}
            ref={field}
            rows={1}
            className={`${className} ${tw`resize-none`}`}
            value={question}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </FieldFrame>
      <CrisisWatch text={question} />
      <div className={tw`flex flex-wrap items-center gap-3`}>
        <AskButton isReady={isReady} isBusy={isBusy} label={chatWords.send} busyLabel={chatWords.thinking} />
        {text.length > longest.question * 0.8 ? (
          <span className={tw`text-sm text-quiet`}>{chatWords.count(text.length, longest.question)}</span>
        ) : null}
      </div>
    </form>
  );
}

/** By its rows: some pages' content security policies forbid style attributes. */
function grow(field: HTMLTextAreaElement, text: string): void {
  field.rows = 1;
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
  field.rows = linesShown({
    text,
    contentHeight: field.scrollHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
    lineHeight: Number.parseFloat(lineHeight),
  });
}
