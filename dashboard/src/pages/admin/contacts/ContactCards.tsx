import type { ContactSubmission } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useLayoutEffect, useRef } from "react";
import { contactFilters, contactSubmissions } from "../../../content/admin/contacts.ts";
import { NothingHere } from "../kit/NothingHere.tsx";
import type { ListPlace } from "../kit/useListPlace.ts";
import { ContactCard } from "./ContactCard.tsx";
import { cardId } from "./cardId.ts";
import { KeptInPlace } from "./KeptInPlace.tsx";

interface Props {
  readonly contacts: readonly ContactSubmission[];
  readonly place: ListPlace<string>;
  /** What "ago" is counted from. */
  readonly now: Date;
}

export const contactListId = "contact-submissions";

/** The messages of one page, or why there are none. */
export function ContactCards({ contacts, place, now }: Props) {
  useFocusPastGone(contacts);
  if (contacts.length === 0) return <None place={place} />;
  return (
    <KeptInPlace
      page={place.addressOf(place.values["cursor"] || null)}
      ids={contacts.map(({ id }) => cardId(id))}
    >
      <ul
        id={contactListId}
        tabIndex={-1}
        aria-label={contactSubmissions.listLabel}
        className={tw`flex flex-col gap-4`}
        style={{ overflowAnchor: "none" }}
      >
        {contacts.map((contact) => (
          <ContactCard key={contact.id} contact={contact} now={now} />
        ))}
      </ul>
    </KeptInPlace>
  );
}

function None({ place }: Pick<Props, "place">) {
  if (!place.isNarrowed)
    return <NothingHere title={contactSubmissions.emptyTitle} text={contactSubmissions.emptyText} />;
  const { search, state, service, from } = place.values;
  const isAllAnswered = state === "waiting" && !search && !service && !from;
  return (
    <NothingHere
      title={isAllAnswered ? contactFilters.allAnsweredTitle : contactFilters.foundNoneTitle}
      text={isAllAnswered ? contactFilters.allAnswered : contactFilters.foundNone}
      place={place}
    />
  );
}

/**
 * An answered message leaves the list of waiting ones while the focus is on its button: the focus moves to the message
 * that takes its place.
 */
function useFocusPastGone(contacts: readonly ContactSubmission[]): void {
  const before = useRef({ contacts, focused: -1 });
  useLayoutEffect(() => {
    const { focused } = before.current;
    if (focused >= 0 && document.activeElement === document.body) {
      const next = contacts[Math.min(focused, contacts.length - 1)];
      const target = document.getElementById(next ? cardId(next.id) : "main");
      target?.focus({ preventScroll: true });
    }
  }, [contacts]);
  useLayoutEffect(() => {
    const note = () => {
      const focused = contacts.findIndex(({ id }) =>
        document.getElementById(cardId(id))?.contains(document.activeElement),
      );
      before.current = { contacts, focused };
    };
    note();
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [contacts]);
}
