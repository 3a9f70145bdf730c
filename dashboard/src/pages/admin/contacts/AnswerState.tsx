import type { ContactSubmission } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError, Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { useId, useState } from "react";
import { useSessionToken } from "../../../app/useSessionToken.ts";
import { answerWords, contactActionWords as words } from "../../../content/admin/contacts.ts";
import { When } from "../kit/When.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { answerDraft } from "./answerDrafts.ts";
import { cardId } from "./cardId.ts";
import { isReachable } from "./isReachable.ts";
import { nameOf } from "./nameOf.ts";
import { useContactActions } from "./useContactActions.ts";

/** Whether a message is answered, by whom and when; else the ways to answer it. */
export function AnswerState({ contact, now }: { readonly contact: ContactSubmission; readonly now: Date }) {
  const { answered } = contact;
  const draft = answerDraft(useSessionToken(), contact.id);
  const [isWriting, setWriting] = useState(draft.read() !== "");
  const { mark, isBusy, failure } = useContactActions(contact);
  const id = useId();
  // The button that had the focus goes with the form.
  function close() {
    document.getElementById(cardId(contact.id))?.focus({ preventScroll: true });
    setWriting(false);
  }
  const of = <span className={tw`sr-only`}>{words.of(nameOf(contact))}</span>;
  return (
    <div className={tw`flex flex-col gap-2`}>
      {isWriting ? <AnswerForm contact={contact} onClose={close} /> : null}
      <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2`}>
        {answered ? (
          <p className={tw`flex flex-wrap items-center gap-x-1 text-sm text-good font-medium`}>
            <Icon node={Check} size="1.1em" />
            <span>{words.answered}</span>
            <When at={answered.at} now={now} />
            {answered.by === null ? null : <span>{words.by(answered.by)}</span>}
          </p>
        ) : null}
        {answered || isWriting || !isReachable(contact) ? null : (
          <Button onClick={() => setWriting(true)}>
            <span>
              {answerWords.write}
              {of}
            </span>
          </Button>
        )}
        {isWriting && !answered ? null : (
          <Button
            kind="quiet"
            aria-disabled={isBusy}
            aria-describedby={failure === null ? undefined : id}
            onClick={() => void mark(answered === null)}
          >
            <span>
              {isBusy ? words.busy : answered ? words.reopen : words.answer}
              {of}
            </span>
          </Button>
        )}
      </div>
      {failure === null ? null : <FieldError id={id}>{failure}</FieldError>}
    </div>
  );
}
