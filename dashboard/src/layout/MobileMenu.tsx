import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { Menu, X } from "lucide";
import { useId } from "react";
import type { NavigationGroup, NavigationLink } from "../content/navigation.ts";
import { header } from "../content/site.ts";
import { MenuList } from "./MenuList.tsx";
import { MobileAccountArea } from "./MobileAccountArea.tsx";
import { useDisclosure } from "./useDisclosure.ts";

interface Props {
  readonly tools: NavigationGroup;
  readonly links: readonly NavigationLink[];
}

/** Every link of the header behind one button, on narrow screens. It lies over the page, which stays where it is. */
export function MobileMenu({ tools, links }: Props) {
  const { isOpen, toggle, close, around, button } = useDisclosure();
  const id = useId();
  return (
    <div ref={around} className={`dash-needs-script ${tw`lg:hidden`}`}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={tw`inline-flex items-center gap-2 min-h-[2.75rem] px-3 rounded border border-outline bg-sheet font-medium`}
      >
        <Icon node={isOpen ? X : Menu} size="1.25em" />
        {isOpen ? header.closeMenu : header.openMenu}
      </button>
      <nav
        id={id}
        hidden={!isOpen}
        aria-label={header.mainNavigation}
        className={`dash-lifted ${tw`absolute top-full inset-x-0 border-b border-line bg-sheet px-5 sm:px-8 pt-4 pb-4`}`}
      >
        <p className={tw`text-sm text-quiet`}>{tools.label}</p>
        <MenuList links={tools.links} onPick={close} />
        <MenuList links={links} onPick={close} />
        <MobileAccountArea onPick={close} />
      </nav>
    </div>
  );
}
