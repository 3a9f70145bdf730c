import type { ContactSubmission } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { useSessionToken } from "../../../app/useSessionToken.ts";
import { answerWords as words } from "../../../content/admin/contacts.ts";
import { answerDraft } from "./answerDrafts.ts";
import { nameOf } from "./nameOf.ts";
import { useContactActions } from "./useContactActions.ts";

interface Props {
  readonly contact: ContactSubmission;
  readonly onClose: () => void;
}

/** The answer to a message, written below it. What is typed stays until it is sent or discarded. */
export function AnswerForm({ contact, onClose }: Props) {
  const draft = answerDraft(useSessionToken(), contact.id);
  const [text, setText] = useState(draft.read);
  const [isMissing, setMissing] = useState(false);
  const { send, isBusy, failure } = useContactActions(contact);
  const { answered } = contact;
  const form = useRef<HTMLFormElement>(null);
  const isNew = useRef(text === "");
  // Moves the focus here after the button was pressed; a draft that was there before does not take the focus.
  useEffect(() => {
    if (isNew.current) form.current?.querySelector("textarea")?.focus();
  }, []);

  function write(typed: string) {
    draft.write(typed);
    setText(typed);
    setMissing(false);
  }

  async function submit() {
    if (text.trim() === "") return setMissing(true);
    if (!(await send(text))) return;
    draft.write("");
    onClose();
  }

  return (
    <form
      ref={form}
      noValidate
      className={tw`flex flex-col gap-3`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label={words.label(nameOf(contact))}
        hint={answered ? words.answeredMeanwhile(answered.by) : words.hint(contact.email)}
        error={failure ?? (isMissing ? words.missing : undefined)}
        required
        rows={5}
        maxLength={10_000}
        autoComplete="off"
        value={text}
        onChange={write}
      />
      <div className={tw`flex flex-wrap gap-3`}>
        <Button kind="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? words.sending : words.send}
        </Button>
        <Button
          kind="quiet"
          disabled={isBusy}
          onClick={() => {
            draft.write("");
            onClose();
          }}
        >
          {words.discard}
        </Button>
      </div>
    </form>
  );
}
