import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { ChevronDown } from "lucide";
import { useId } from "react";
import type { NavigationGroup } from "../content/navigation.ts";
import { SiteLink } from "./SiteLink.tsx";
import { useDisclosure } from "./useDisclosure.ts";

/** The ways to the tools, below one button of the wide header. */
export function ToolsMenu({ label, links }: NavigationGroup) {
  const { isOpen, toggle, close, around, button } = useDisclosure();
  const id = useId();
  return (
    <div ref={around} className={tw`relative`}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className={tw`inline-flex items-center gap-1 min-h-[2.75rem] px-3 rounded hover:underline`}
      >
        {label}
        <Icon node={ChevronDown} size="1.1em" />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className={`dash-lifted ${tw`absolute top-full right-0 z-10 w-[15rem] py-2 rounded border border-line bg-sheet`}`}
      >
        {links.map((link) => (
          <li key={link.path}>
            <SiteLink
              to={link.path}
              onPick={close}
              className={tw`flex items-center min-h-[2.75rem] px-4 no-underline hover:bg-wash`}
            >
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
