import type { UserDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { adminSections } from "../../../content/admin/frame.ts";
import { userWords } from "../../../content/admin/users.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { Section } from "./Section.tsx";

/** The way to what other screens have about an account. */
export function UserLinks({ user: { id, email, role } }: { readonly user: UserDetails }) {
  const words = userWords.links;
  const by = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
  const links: readonly (readonly [to: string, words: string])[] = [
    [by(adminSections.payments.path, { search: email }), words.payments],
    [by(adminSections.contacts.path, { search: email }), words.messages],
    [by(adminSections.audit.path, { subject: "user", subjectId: String(id) }), words.audit],
    ...(role === "admin"
      ? [[by(adminSections.audit.path, { actor: String(id) }), words.auditOfOperator] as const]
      : []),
  ];
  return (
    <Section title={words.title}>
      <ul className={tw`flex flex-col sm:flex-row sm:flex-wrap gap-x-6`}>
        {links.map(([to, label]) => (
          <li key={to}>
            <SiteLink to={to} className={tw`inline-flex items-center min-h-[2.75rem]`}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
