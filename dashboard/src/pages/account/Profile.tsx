import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { longDate } from "../../app/account/longDate.ts";
import { profile } from "../../content/account.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Facts } from "../../text/Facts.tsx";
import { UnconfirmedAddress } from "./UnconfirmedAddress.tsx";

/** What the account says of its owner; read only. */
export function Profile({ user }: { readonly user: Account }) {
  return (
    <div className={tw`flex flex-col gap-5`}>
      {user.emailVerified ? null : <UnconfirmedAddress email={user.email} />}
      <Facts
        of={[
          { term: profile.firstName, text: user.firstName || profile.notProvided },
          { term: profile.lastName, text: user.lastName || profile.notProvided },
          { term: profile.email, text: user.email },
          { term: profile.memberSince, text: longDate(user.createdAt) ?? profile.unknown },
        ]}
      />
      <p className={tw`flex flex-wrap items-center gap-x-2 text-quiet`}>
        {profile.change}
        <SiteLink
          to="/contact"
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
        >
          {profile.contact}
        </SiteLink>
      </p>
    </div>
  );
}
