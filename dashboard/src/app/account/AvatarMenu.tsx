import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { ChevronDown } from "lucide";
import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { loadToastStack } from "../toasts/loadToastStack.ts";
import { Avatar } from "./Avatar.tsx";
import { useAccountLabel } from "./useAccountLabel.ts";

type AccountMenuModule = typeof import("./AccountMenu.tsx");

/**
 * The button with the signed-in user's name. Its menu loads on the first press.
 * @param untilNamed shown until the user is known, so that no wrong name appears and nothing shifts.
 */
export function AvatarMenu({ untilNamed }: { readonly untilNamed: ReactNode }) {
  const named = useAccountLabel();
  const navigate = useNavigate();
  const [menu, setMenu] = useState<AccountMenuModule | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isAsked = useRef(false);
  if (!named) return untilNamed;
  const face = (
    <>
      <Avatar initial={named.initial} />
      <span className={tw`truncate max-w-[8rem]`}>{named.label}</span>
      <Icon node={ChevronDown} size="1.1em" />
    </>
  );
  if (menu)
    return (
      <menu.AccountMenu isOpen={isOpen} onOpenChange={setOpen} buttonLook={buttonLook}>
        {face}
      </menu.AccountMenu>
    );

  async function open() {
    if (isAsked.current) return;
    isAsked.current = true;
    // Logging out must be able to report a failure.
    void loadToastStack().catch(() => {});
    try {
      setMenu(await import("./AccountMenu.tsx"));
      setOpen(true);
    } catch {
      // Everything in the menu is also on the account page.
      isAsked.current = false;
      void navigate("/account");
    }
  }

  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void open()}
      className={buttonLook}
    >
      {face}
    </button>
  );
}

const buttonLook = tw`inline-flex items-center gap-2 min-h-[2.75rem] px-2 rounded hover:bg-wash`;
