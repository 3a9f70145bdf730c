import { type CaseRecord, type LetterRecord, sendLetter } from "@iep-insider/sdk/case";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field } from "@iep-insider/sdk/ui";
import { type FormEvent, useState } from "react";
import { caseWords as words } from "../../../case/index.ts";
import type { Letter } from "../logic.ts";

/** Keeps a finished letter in the parent's case, and the day on which it was sent. Nothing where there is no case. */
export function KeepInCase({ letter }: { readonly letter: Letter }) {
  const { case: store, notify } = useToolHost();
  const [kept, setKept] = useState<CaseRecord<"letter"> | null>(null);
  const [sentOn, setSentOn] = useState(() => dateOf(new Date()));
  const [isSent, setSent] = useState(false);
  if (store === null) return null;
  const tryTo = (task: () => Promise<void>) =>
    void task().catch(() => notify({ title: words.notAdded, tone: "stop" }));
  const keep = async () => {
    const record = recordOf(letter);
    const before = await store.list("letter");
    setKept(await store.put("letter", record, before.find(({ value }) => isSame(value, record))?.id));
  };
  const send = async () => {
    if (kept === null || sentOn === "") return;
    await sendLetter(store, kept, sentOn);
    setSent(true);
  };
  if (kept === null)
    return (
      <div>
        <Button onClick={() => tryTo(keep)}>{words.keepLetter}</Button>
      </div>
    );
  return (
    <div className={tw`flex flex-col gap-3`}>
      <p role="status" className={tw`font-semibold text-good`}>
        {isSent ? words.letterSent(dayInWords(sentOn)) : words.letterKept}
      </p>
      {isSent ? null : (
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            tryTo(send);
          }}
          className={tw`flex flex-wrap items-end gap-3`}
        >
          <Field
            type="date"
            label={words.sentOn}
            hint={words.sentHint}
            isMarked={false}
            value={sentOn}
            onChange={setSentOn}
          />
          <Button type="submit">{words.saveSent}</Button>
        </form>
      )}
    </div>
  );
}

function recordOf({ type, form, answerBy, document }: Letter): LetterRecord {
  return {
    letterType: type,
    title: document.subject,
    fields: form,
    sentOn: null,
    answerBy: answerBy?.date ?? null,
  };
}

/** A letter that was kept before, was not sent, and is kept again after a change. */
function isSame(before: LetterRecord, { letterType, fields }: LetterRecord): boolean {
  return (
    before.sentOn === null &&
    before.letterType === letterType &&
    before.fields["childName"] === fields["childName"] &&
    before.fields["date"] === fields["date"]
  );
}
