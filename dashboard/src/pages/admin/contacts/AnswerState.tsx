import { ApiError } from "@iep-insider/sdk/client";
import {
  adminContacts,
  adminToday,
  type ContactList,
  type ContactSubmission,
  type MarkedContact,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, FieldError, Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { queryClient } from "../../../app/account/queryClient.ts";
import { toasts } from "../../../app/toasts/toasts.ts";
import { useSessionToken } from "../../../app/useSessionToken.ts";
import {
  answerWords,
  answerWords as formWords,
  contactActionWords as words,
} from "../../../content/admin/contacts.ts";
import { sentenceOf } from "../../../forms/ConfirmAction.tsx";
import { useOneAtATime } from "../../../forms/useOneAtATime.ts";
import { refetchCalls } from "../kit/useServerQuery.ts";
import { When } from "../kit/When.tsx";
import { cardId } from "./cardId.ts";
import { contactCalls } from "./contactsQuery.ts";
import { isReachable } from "./isReachable.ts";
import { nameOf } from "./nameOf.ts";

/** Whether a message is answered, by whom and when; else the buttons to answer it. */
export function AnswerState({ contact, now }: { readonly contact: ContactSubmission; readonly now: Date }) {
  const { answered } = contact;
  const draft = answerDraft(useSessionToken(), contact.id);
  const [isWriting, setWriting] = useState(draft.read() !== "");
  const { mark, isBusy, failure } = useContactActions(contact);
  const id = useId();
  // The focused button disappears with the form.
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

interface Props {
  readonly contact: ContactSubmission;
  readonly onClose: () => void;
}

/** The typed answer is kept until it is sent or discarded. */
function AnswerForm({ contact, onClose }: Props) {
  const draft = answerDraft(useSessionToken(), contact.id);
  const [text, setText] = useState(draft.read);
  const [isMissing, setMissing] = useState(false);
  const { send, isBusy, failure } = useContactActions(contact);
  const { answered } = contact;
  const form = useRef<HTMLFormElement>(null);
  const isNew = useRef(text === "");
  // Takes focus after the button was pressed, but not when a stored draft opens the form.
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
        label={formWords.label(nameOf(contact))}
        hint={answered ? formWords.answeredMeanwhile(answered.by) : formWords.hint(contact.email)}
        error={failure ?? (isMissing ? formWords.missing : undefined)}
        required
        rows={5}
        maxLength={10_000}
        autoComplete="off"
        value={text}
        onChange={write}
      />
      <div className={tw`flex flex-wrap gap-3`}>
        <Button kind="primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? formWords.sending : formWords.send}
        </Button>
        <Button
          kind="quiet"
          disabled={isBusy}
          onClick={() => {
            draft.write("");
            onClose();
          }}
        >
          {formWords.discard}
        </Button>
      </div>
    </form>
  );
}

/**
 * Unsent answers, by session and message: a message leaves the screen when the list is refetched or paged. In memory
 * only.
 */
const drafts = new Map<string, string>();

interface AnswerDraft {
  readonly read: () => string;
  /** @param text "" removes the draft. */
  readonly write: (text: string) => void;
}

function answerDraft(token: string | null | undefined, contactId: number): AnswerDraft {
  const key = `${contactId} ${token ?? ""}`;
  return {
    read: () => drafts.get(key) ?? "",
    write: (text) => void (text === "" ? drafts.delete(key) : drafts.set(key, text)),
  };
}

/** Answers a message by mail, marks it as answered, or undoes that; another operator may do so first. */
function useContactActions(contact: ContactSubmission) {
  const [isBusy, runAlone] = useOneAtATime();
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns whether this operator's action took effect. */
  async function change(
    call: () => Promise<MarkedContact>,
    done: string,
    before: (by: string | null) => string,
  ) {
    setFailure(null);
    try {
      const marked = await call();
      showMarked(marked.contact);
      const said = marked.isChanged ? done : before(marked.contact.answered?.by ?? null);
      toasts.show({ title: said });
      await refetchCalls(adminContacts.listContacts.path, adminToday.readToday.path);
      return marked.isChanged;
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "not_found";
      setFailure(isGone ? words.gone : sentenceOf(error));
      return false;
    }
  }

  const run = async (...args: Parameters<typeof change>) => (await runAlone(() => change(...args))) ?? false;
  const { id } = contact;
  const name = nameOf(contact);
  return {
    isBusy,
    failure,
    mark: (isAnswered: boolean) =>
      isAnswered
        ? run(() => contactCalls.answerContact({ id }), words.answeredToast(name), words.answeredBefore)
        : run(
            () => contactCalls.reopenContact({ id }),
            words.reopenedToast(name),
            () => words.reopenedBefore,
          ),
    send: (text: string) =>
      run(
        () => contactCalls.sendAnswer({ id, text }),
        answerWords.sentToast(name),
        answerWords.answeredMeanwhile,
      ),
  };
}

/** In every cached list with the message, so that the change shows even if refetching fails. */
function showMarked(marked: ContactSubmission): void {
  queryClient.setQueriesData<ContactList>({ queryKey: [adminContacts.listContacts.path] }, (list) =>
    list
      ? { ...list, contacts: list.contacts.map((other) => (other.id === marked.id ? marked : other)) }
      : undefined,
  );
}
