import { tw } from "@iep-insider/sdk/theme";
import { accountMenu } from "../../content/site.ts";
import { MenuList } from "../../layout/MenuList.tsx";
import { Avatar } from "./Avatar.tsx";
import { useCurrentUser } from "./currentUser.ts";
import { useAccountLabel } from "./useAccountLabel.ts";
import { useLogOut } from "./useLogOut.ts";

/** The account section of the mobile menu. */
export function MobileAccount({ onPick }: { readonly onPick: () => void }) {
  const named = useAccountLabel();
  const { logOut, isLeaving } = useLogOut();
  const current = useCurrentUser();
  const user = current.state === "signed in" ? current.user : null;
  return (
    <>
      <p className={tw`flex items-center gap-3 min-h-[3rem] min-w-0`}>
        <Avatar initial={named?.initial ?? null} />
        <span className={tw`truncate`}>{named?.label}</span>
      </p>
      <MenuList
        links={[
          { label: accountMenu.account, path: "/account" },
          ...(user?.managesSite ? [{ label: accountMenu.site, path: "/partners/manage" }] : []),
          ...(user?.role === "admin" ? [{ label: accountMenu.operator, path: "/admin" }] : []),
        ]}
        onPick={onPick}
      />
      <button
        type="button"
        disabled={isLeaving}
        onClick={() => {
          onPick();
          void logOut();
        }}
        className={tw`flex items-center w-full min-h-[3rem] -mt-2 font-medium`}
      >
        {isLeaving ? accountMenu.loggingOut : accountMenu.logOut}
      </button>
    </>
  );
}
