import type { ContactSubmission, SentAnswer } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { Star } from "lucide";
import { useId } from "react";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { contactSubmissions, services, answerWords as words } from "../../../content/admin/contacts.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { EmailAddress } from "../../../text/EmailAddress.tsx";
import { When } from "../kit/When.tsx";
import { addressOfPurchases } from "../payments/paymentAddress.ts";
import { AnswerState } from "./AnswerState.tsx";
import { cardId } from "./cardId.ts";
import { isReachable } from "./isReachable.ts";
import { nameOf } from "./nameOf.ts";

/** One message: sender, subject, time, text as written, and our answers. */
export function ContactCard({ contact, now }: { readonly contact: ContactSubmission; readonly now: Date }) {
  const id = useId();
  return (
    <li>
      <article
        id={cardId(contact.id)}
        tabIndex={-1}
        aria-labelledby={id}
        className={tw`flex flex-col gap-2 rounded border border-line bg-sheet px-4 sm:px-5 py-3`}
      >
        <div className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-1`}>
          <div className={tw`flex flex-wrap items-baseline gap-x-4 min-w-0`}>
            <h2 id={id} className={`dash-heading ${tw`font-heading text-lg break-words min-w-0`}`}>
              {nameOf(contact)}
            </h2>
            <Address contact={contact} />
            {contact.phone ? <p className="dash-breakable">{contact.phone}</p> : null}
          </div>
          <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-1 text-sm`}>
            {contact.isPro ? <MemberMark /> : null}
            <ServiceBadge type={contact.serviceType} />
            <When at={contact.createdAt} now={now} className={tw`text-quiet`} />
          </div>
        </div>
        <p className={`dash-breakable ${tw`max-w-text whitespace-pre-wrap`}`}>{contact.message}</p>
        <SentAnswers answers={contact.answers} now={now} />
        <AnswerState contact={contact} now={now} />
      </article>
    </li>
  );
}

function Address({ contact }: { readonly contact: ContactSubmission }) {
  const { email } = contact;
  if (!isReachable(contact)) return <p className={tw`py-2 text-quiet`}>{email}</p>;
  return (
    <>
      <a href={`mailto:${email}`} className={`dash-breakable ${tw`py-2`}`}>
        <EmailAddress of={email} />
      </a>
      <SiteLink to={addressOfPurchases(email)} className={tw`py-2 text-sm`}>
        {contactSubmissions.purchases}
        <span className={tw`sr-only`}>{contactSubmissions.purchasesOf(nameOf(contact))}</span>
      </SiteLink>
    </>
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

/** Answers sent from here, the first one first. */
function SentAnswers({ answers, now }: { readonly answers: readonly SentAnswer[]; readonly now: Date }) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label={words.sentAnswers} className={tw`flex flex-col gap-3`}>
      {answers.map(({ text, at, by }) => (
        <li key={at} className={tw`flex flex-col gap-1 border-l-2 border-primary pl-4`}>
          <p className={tw`text-sm text-quiet`}>
            {words.sentBy(by)} <When at={at} now={now} />
          </p>
          <p className={`dash-breakable ${tw`max-w-text whitespace-pre-wrap`}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A message's subject with its price; an unknown kind is shown unchanged. */
function ServiceBadge({ type }: { readonly type: string }) {
  const service = known.get(type);
  if (!service?.price) return <span className={look}>{service?.label ?? type}</span>;
  return (
    <Tipped tip={service.price} className={look}>
      {service.label}
    </Tipped>
  );
}

const known = new Map(Object.entries(services));
const look = tw`inline-block rounded-full border border-outline px-3 py-1 font-medium`;
