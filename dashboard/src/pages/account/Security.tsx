import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useLogOut } from "../../app/account/useLogOut.ts";
import { security } from "../../content/account.ts";
import { hub } from "../../content/hub.ts";
import { kept } from "../../content/kept.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { ActiveSessions } from "./ActiveSessions.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { ConnectedSites } from "./ConnectedSites.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { ExportAccount } from "./ExportAccount.tsx";
import { Part } from "./Part.tsx";
import { SecondFactorPart } from "./second-factor/SecondFactorPart.tsx";

/** The password, where one is signed in, and what one can take along or delete. @param isShown whether its tab is. */
export function Security({ user, isShown }: { readonly user: Account; readonly isShown: boolean }) {
  return (
    <div className={tw`flex flex-col gap-8`}>
      <ChangePassword email={user.email} />
      {user.role === "admin" ? <SecondFactorPart isShown={isShown} /> : null}
      <AccountAccess />
      <ActiveSessions isShown={isShown} />
      <ConnectedSites isShown={isShown} />
      <ExportAccount />
      <DeleteAccount email={user.email} />
    </div>
  );
}

function AccountAccess() {
  const { access } = security;
  const { logOut, isLeaving } = useLogOut();
  return (
    <Part title={access.title} lead={access.text}>
      <p className={tw`max-w-text text-quiet`}>
        {kept.signOut}
        <SiteLink to="/advanced-tools">{hub.title}</SiteLink>.
      </p>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={() => void logOut()} disabled={isLeaving}>
          {isLeaving ? access.loggingOut : access.logOut}
        </Button>
      </div>
    </Part>
  );
}
