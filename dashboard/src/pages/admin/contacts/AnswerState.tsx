import type { ContactSubmission } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError, Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { useId } from "react";
import { contactDeeds as words } from "../../../content/admin/contacts.ts";
import { When } from "../kit/When.tsx";
import { nameOf } from "./nameOf.ts";
import { useMark } from "./useMark.ts";

/** Whether a message is answered, by whom and when, and the button that says so or takes it back. */
export function AnswerState({ contact, now }: { readonly contact: ContactSubmission; readonly now: Date }) {
  const { answered } = contact;
  const { mark, isBusy, failure } = useMark(contact);
  const id = useId();
  return (
    <div className={tw`flex flex-col gap-1`}>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-2`}>
        {answered ? (
          <p className={tw`flex flex-wrap items-center gap-x-1 text-sm text-good font-medium`}>
            <Icon node={Check} size="1.1em" />
            <span>{words.answered}</span>
            <When at={answered.at} now={now} />
            {answered.by === null ? null : <span>{words.by(answered.by)}</span>}
          </p>
        ) : null}
        <Button
          kind={answered ? "quiet" : "plain"}
          aria-disabled={isBusy}
          aria-describedby={failure === null ? undefined : id}
          onClick={() => void mark(answered === null)}
        >
          <span>
            {isBusy ? words.busy : answered ? words.reopen : words.answer}
            <span className={tw`sr-only`}>{words.of(nameOf(contact))}</span>
          </span>
        </Button>
      </div>
      {failure === null ? null : <FieldError id={id}>{failure}</FieldError>}
    </div>
  );
}
