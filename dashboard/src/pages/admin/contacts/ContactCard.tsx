import type { ContactSubmission } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { Star } from "lucide";
import { useId } from "react";
import { contactSubmissions } from "../../../content/admin/contacts.ts";
import { When } from "../kit/When.tsx";
import { AnswerState } from "./AnswerState.tsx";
import { nameOf } from "./nameOf.ts";
import { ServiceBadge } from "./ServiceBadge.tsx";

/** One message: from whom, about what, when, and its text as it was written. */
export function ContactCard({ contact, now }: { readonly contact: ContactSubmission; readonly now: Date }) {
  const id = useId();
  return (
    <li>
      <article
        id={cardId(contact.id)}
        tabIndex={-1}
        aria-labelledby={id}
        className={tw`flex flex-col gap-3 rounded border border-line bg-sheet px-5 sm:px-6 py-5`}
      >
        <div className={tw`flex flex-col sm:flex-row sm:items-start sm:justify-between gap-x-6 gap-y-2`}>
          <div className={tw`flex flex-col min-w-0`}>
            <h2 id={id} className={`dash-heading ${tw`font-heading text-lg break-words`}`}>
              {nameOf(contact)}
            </h2>
            <Address email={contact.email} />
            {contact.phone ? <p className="dash-breakable">{contact.phone}</p> : null}
          </div>
          <div className={tw`flex flex-wrap sm:flex-nowrap items-center gap-x-4 gap-y-2 text-sm sm:shrink-0`}>
            {contact.isPro ? <MemberMark /> : null}
            <ServiceBadge type={contact.serviceType} />
            <When at={contact.createdAt} now={now} className={tw`text-quiet`} />
          </div>
        </div>
        <p className={`dash-breakable ${tw`max-w-text whitespace-pre-wrap`}`}>{contact.message}</p>
        <AnswerState contact={contact} now={now} />
      </article>
    </li>
  );
}

export function cardId(id: number): string {
  return `contact-${id}`;
}

/** Of an account that was deleted there is none left to write to. */
function Address({ email }: { readonly email: string }) {
  if (!email.includes("@")) return <p className={tw`py-[0.5625rem] text-quiet`}>{email}</p>;
  return (
    <a href={`mailto:${email}`} className={`dash-breakable ${tw`self-start max-w-full py-[0.5625rem]`}`}>
      {email}
    </a>
  );
}

function MemberMark() {
  return (
    <span className={tw`inline-flex items-center gap-1 font-medium text-primary`}>
      <Icon node={Star} size="1.1em" />
      {contactSubmissions.member}
    </span>
  );
}
