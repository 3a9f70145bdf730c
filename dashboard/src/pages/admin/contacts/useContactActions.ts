import { ApiError } from "@iep-insider/sdk/client";
import {
  adminContacts,
  adminToday,
  type ContactList,
  type ContactSubmission,
  type MarkedContact,
} from "@iep-insider/sdk/contract";
import { useRef, useState } from "react";
import { queryClient } from "../../../app/account/queryClient.ts";
import { toasts } from "../../../app/toasts/toasts.ts";
import { answerWords, contactActionWords as words } from "../../../content/admin/contacts.ts";
import { sentenceOf } from "../../../forms/ConfirmAction.tsx";
import { refetchCalls } from "../kit/useAsked.ts";
import { contactCalls } from "./contactsQuery.ts";
import { nameOf } from "./nameOf.ts";

/** Answers a message by mail, marks it as answered, or undoes that; another operator may do so first. */
export function useContactActions(contact: ContactSubmission) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A ref, because two clicks may come before the next render.
  const isPending = useRef(false);

  /** @returns whether this operator's action took effect. */
  async function run(
    call: () => Promise<MarkedContact>,
    done: string,
    before: (by: string | null) => string,
  ) {
    if (isPending.current) return false;
    isPending.current = true;
    setBusy(true);
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
    } finally {
      isPending.current = false;
      setBusy(false);
    }
  }

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
