import { tw } from "@iep-insider/sdk/theme";
import type { NavigationLink } from "../content/navigation.ts";
import { SiteLink } from "./SiteLink.tsx";

interface Props {
  readonly links: readonly NavigationLink[];
  readonly onPick: () => void;
}

export function MenuList({ links, onPick }: Props) {
  return (
    <ul className={tw`flex flex-col mb-2`}>
      {links.map((link) => (
        <li key={link.path} className={tw`border-b border-line`}>
          <SiteLink
            to={link.path}
            onPick={onPick}
            className={tw`flex items-center min-h-[3rem] no-underline font-medium`}
          >
            {link.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
