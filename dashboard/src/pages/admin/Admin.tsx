import { tw } from "@iep-insider/sdk/theme";
import { contactSubmissions } from "../../content/admin.ts";
import { heads } from "../../content/heads.ts";
import { SignedInOnly } from "../../forms/SignedInOnly.tsx";
import { useHead } from "../../layout/useHead.ts";
import { PageTitle } from "../../text/PageTitle.tsx";
import { Contacts } from "./Contacts.tsx";
import { OperatorsOnly } from "./OperatorsOnly.tsx";

/** What people wrote to us, for operators (DECISIONS 6). The server decides who is one; whoever is none asks nothing here. */
export function Component() {
  useHead(heads.admin);
  return (
    <SignedInOnly
      waiting={contactSubmissions.loading}
      frame={(content, user) => (
        <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}>
          {user ? null : <PageTitle title={contactSubmissions.title} lead={contactSubmissions.lead} />}
          {content}
        </div>
      )}
    >
      {(user) => (user.role === "admin" ? <Contacts /> : <OperatorsOnly />)}
    </SignedInOnly>
  );
}
