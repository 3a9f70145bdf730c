import type { ContactSubmission } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Component, type ReactNode, useLayoutEffect, useRef } from "react";
import { contactFilters, contactSubmissions } from "../../../content/admin/contacts.ts";
import { EmptyList } from "../kit/EmptyList.tsx";
import type { ListPlace } from "../kit/useListPlace.ts";
import { ContactCard } from "./ContactCard.tsx";
import { cardId } from "./cardId.ts";

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
  if (!place.isFiltered)
    return <EmptyList title={contactSubmissions.emptyTitle} text={contactSubmissions.emptyText} />;
  const { search, state, service, from } = place.values;
  const isAllAnswered = state === "waiting" && !search && !service && !from;
  return (
    <EmptyList
      title={isAllAnswered ? contactFilters.allAnsweredTitle : contactFilters.foundNoneTitle}
      text={isAllAnswered ? contactFilters.allAnswered : contactFilters.foundNone}
      place={place}
    />
  );
}

/**
 * An answered message leaves the list of unanswered ones while the focus is on its button: focus moves to the message
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

interface KeptInPlaceProps {
  /** When this changes, the scroll position is not kept. */
  readonly page: string;
  /** The ids of the items in the document, in order. */
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

interface Seen {
  readonly id: string;
  readonly top: number;
}

/**
 * Keeps the item being read in place while items are added and removed above it. Browsers do so only in some cases; the
 * list disables theirs (`overflow-anchor: none`). A class component, for `getSnapshotBeforeUpdate`.
 */
class KeptInPlace extends Component<KeptInPlaceProps, object, readonly Seen[] | null> {
  override getSnapshotBeforeUpdate({ page, ids }: Readonly<KeptInPlaceProps>): readonly Seen[] | null {
    // At the very top, new items should be visible.
    if (page !== this.props.page || window.scrollY === 0) return null;
    return seen(ids);
  }

  override componentDidUpdate(
    _: Readonly<KeptInPlaceProps>,
    __: object,
    before: readonly Seen[] | null,
  ): void {
    for (const { id, top } of before ?? []) {
      const now = document.getElementById(id)?.getBoundingClientRect().top;
      if (now === undefined) continue;
      if (now !== top) window.scrollBy({ top: now - top, behavior: "instant" });
      return;
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** The items in view from the top down, but the focused one first. */
function seen(ids: readonly string[]): Seen[] {
  const all = ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) return [];
    return [{ id, top, hasFocus: element.contains(document.activeElement) }];
  });
  return all.sort((one, two) => Number(two.hasFocus) - Number(one.hasFocus));
}
