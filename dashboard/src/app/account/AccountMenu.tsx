import { tw } from "@iep-insider/sdk/theme";
import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { accountMenu } from "../../content/site.ts";
import { useCurrentUser } from "./currentUser.ts";
import { useLogOut } from "./useLogOut.ts";

interface Props {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly buttonLook: string;
  readonly children: ReactNode;
}

export function AccountMenu({ isOpen, onOpenChange, buttonLook, children }: Props) {
  const navigate = useNavigate();
  const { logOut } = useLogOut();
  const current = useCurrentUser();
  const user = current.state === "signed in" ? current.user : null;
  return (
    // A modal menu would inject a style sheet, which our content security policy forbids.
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger className={buttonLook}>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          loop
          className={`dash-lifted ${tw`w-[13rem] py-2 rounded border border-line bg-sheet z-50`}`}
        >
          <DropdownMenu.Item className={itemLook} onSelect={() => void navigate("/account")}>
            {accountMenu.account}
          </DropdownMenu.Item>
          {user?.managesSite ? (
            <DropdownMenu.Item className={itemLook} onSelect={() => void navigate("/partners/manage")}>
              {accountMenu.site}
            </DropdownMenu.Item>
          ) : null}
          {user?.role === "admin" ? (
            <DropdownMenu.Item className={itemLook} onSelect={() => void navigate("/admin")}>
              {accountMenu.operator}
            </DropdownMenu.Item>
          ) : null}
          <DropdownMenu.Item className={itemLook} onSelect={() => void logOut()}>
            {accountMenu.logOut}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemLook = `dash-menu-item ${tw`flex items-center min-h-[2.75rem] px-4 cursor-pointer`}`;
