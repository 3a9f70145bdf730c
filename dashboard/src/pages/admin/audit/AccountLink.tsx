import { tw } from "@iep-insider/sdk/theme";
import { auditWords } from "../../../content/admin/audit.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

/** A link to an account, by its email address; plain text for a deleted one. */
export function AccountLink({ id, email }: { readonly id: number | string; readonly email: string | null }) {
  if (email === null) return auditWords.deleted(id);
  return (
    <SiteLink to={`${adminSections.users.path}?id=${id}`} className={`dash-breakable ${tw`py-[0.5625rem]`}`}>
      {email}
    </SiteLink>
  );
}
