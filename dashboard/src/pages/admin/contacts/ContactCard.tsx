import type { ContactSubmission } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { Star } from "lucide";
import { useId } from "react";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { contactSubmissions } from "../../../content/admin/contacts.ts";
import { exactTime } from "../kit/exactTime.ts";
import { relativeTime } from "../kit/relativeTime.ts";
import { ServiceBadge } from "./ServiceBadge.tsx";

/** One message: from whom, about what, when, and its text as it was written. */
export function ContactCard({ contact, now }: { readonly contact: ContactSubmission; readonly now: Date }) {
  const id = useId();
  const sent = new Date(contact.createdAt);
  return (
    <li>
      <article
        aria-labelledby={id}
        className={tw`flex flex-col gap-3 rounded border border-line bg-sheet px-5 sm:px-6 py-5`}
      >
        <div className={tw`flex flex-col sm:flex-row sm:items-start sm:justify-between gap-x-6 gap-y-2`}>
          <div className={tw`flex flex-col min-w-0`}>
            <h2 id={id} className={`dash-heading ${tw`font-heading text-lg break-words`}`}>
              {[contact.firstName, contact.lastName].filter(Boolean).join(" ")}
            </h2>
            <a
              href={`mailto:${contact.email}`}
              className={`dash-breakable ${tw`self-start max-w-full py-[0.5625rem]`}`}
            >
              {contact.email}
            </a>
            {contact.phone ? <p className="dash-breakable">{contact.phone}</p> : null}
          </div>
          <div className={tw`flex flex-wrap sm:flex-nowrap items-center gap-x-4 gap-y-2 text-sm sm:shrink-0`}>
            {contact.isPro ? <MemberMark /> : null}
            <ServiceBadge type={contact.serviceType} />
            <Tipped tip={exactTime(sent)} className={tw`text-quiet`}>
              <time dateTime={contact.createdAt}>{relativeTime(sent, now)}</time>
            </Tipped>
          </div>
        </div>
        <p className={`dash-breakable ${tw`max-w-text whitespace-pre-wrap`}`}>{contact.message}</p>
      </article>
    </li>
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
