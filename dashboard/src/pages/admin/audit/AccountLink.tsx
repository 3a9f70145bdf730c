import { tw } from "@iep-insider/sdk/theme";
import { auditWords } from "../../../content/admin/audit.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

/** The way to an account, by its address; a deleted one leads nowhere. */
export function AccountLink({ id, email }: { readonly id: number | string; readonly email: string | null }) {
  if (email === null) return auditWords.deleted(id);
  return (
    <SiteLink to={`${adminSections.users.path}?id=${id}`} className={`dash-breakable ${tw`py-[0.5625rem]`}`}>
      {email}
    </SiteLink>
  );
}
