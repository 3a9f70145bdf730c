import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useLogOut } from "../../app/account/useLogOut.ts";
import { account } from "../../content/account.ts";
import { accountMenu } from "../../content/site.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** The ways from the account: home, to the tools, and out. */
export function AccountWays() {
  const { logOut, isLeaving } = useLogOut();
  return (
    <nav aria-label={account.waysLabel} className={tw`flex flex-wrap items-center gap-x-5`}>
      <SiteLink to="/" className={look}>
        {account.home}
      </SiteLink>
      <SiteLink to="/advanced-tools" className={look}>
        {account.tools}
      </SiteLink>
      <Button onClick={() => void logOut()} disabled={isLeaving}>
        {isLeaving ? accountMenu.loggingOut : account.signOut}
      </Button>
    </nav>
  );
}

const look = tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`;
