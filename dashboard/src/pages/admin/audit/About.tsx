import type { AuditEntryShown } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { subjectNames, subjectWords } from "../../../content/admin/audit.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AccountLink } from "./AccountLink.tsx";

/** What an audit entry is about, with a link where there is a page for it. */
export function About({ subject: { kind, id, email } }: { readonly subject: AuditEntryShown["subject"] }) {
  if (id === null) return subjectWords[kind];
  if (kind === "user") return <AccountLink id={id} email={email} />;
  if (kind !== "payment") return <span className="dash-breakable">{subjectNames[kind](id)}</span>;
  return (
    <SiteLink to={`${adminSections.payments.path}?id=${id}`} className={tw`py-[0.5625rem]`}>
      {subjectNames.payment(id)}
    </SiteLink>
  );
}
