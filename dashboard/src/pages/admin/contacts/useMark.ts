import { ApiError } from "@iep-insider/sdk/client";
import { adminContacts, type ContactList, type ContactSubmission } from "@iep-insider/sdk/contract";
import { useRef, useState } from "react";
import { queryClient } from "../../../app/account/queryClient.ts";
import { toasts } from "../../../app/toasts/toasts.ts";
import { contactDeeds as words } from "../../../content/admin/contacts.ts";
import { sentenceOf } from "../../../forms/Deed.tsx";
import { askAnew } from "../kit/useAsked.ts";
import { contactCalls } from "./contactsQuery.ts";
import { nameOf } from "./nameOf.ts";

/** Marks a message as answered, or takes that back; another operator may have been quicker. */
export function useMark(contact: ContactSubmission) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // State is seen a render later, and two presses may come within one.
  const isOnItsWay = useRef(false);

  async function mark(isAnswered: boolean) {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const call = isAnswered ? contactCalls.answerContact : contactCalls.reopenContact;
      const marked = await call({ id: contact.id });
      showMarked(marked.contact);
      toasts.show({ title: toldOf(marked.contact, marked.isChanged) });
      await askAnew(adminContacts.listContacts.path);
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "not_found";
      setFailure(isGone ? words.gone : sentenceOf(error));
    } finally {
      isOnItsWay.current = false;
      setBusy(false);
    }
  }

  return { mark, isBusy, failure };
}

function toldOf(contact: ContactSubmission, isChanged: boolean): string {
  const { answered } = contact;
  if (isChanged) return (answered ? words.answeredToast : words.reopenedToast)(nameOf(contact));
  return answered ? words.answeredBefore(answered.by) : words.reopenedBefore;
}

/** Wherever it stands in a list by now, so that it is seen also when the list cannot be asked for anew. */
function showMarked(marked: ContactSubmission): void {
  queryClient.setQueriesData<ContactList>({ queryKey: [adminContacts.listContacts.path] }, (list) =>
    list
      ? { ...list, contacts: list.contacts.map((other) => (other.id === marked.id ? marked : other)) }
      : undefined,
  );
}
