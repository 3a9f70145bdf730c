import { tw } from "@iep-insider/sdk/theme";
import { mainLinks, toolsMenu } from "../content/navigation.ts";
import { header } from "../content/site.ts";
import { AccountArea } from "./AccountArea.tsx";
import { Brand } from "./Brand.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { ToolsMenu } from "./ToolsMenu.tsx";

/** The mark and the ways to the pages: in a line where there is room, behind one button where there is not. */
export function Header() {
  return (
    <header className={tw`relative z-10 border-b border-line`}>
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 min-h-[4.5rem] flex items-center justify-between gap-3`}
      >
        <Brand />
        <nav
          aria-label={header.mainNavigation}
          className={`dash-line ${tw`hidden lg:flex items-center gap-1`}`}
        >
          <ToolsMenu {...toolsMenu} />
          {mainLinks.map((link) => (
            <SiteLink key={link.path} to={link.path} className={lineLink}>
              {link.label}
            </SiteLink>
          ))}
          <AccountArea />
        </nav>
        <MobileMenu tools={toolsMenu} links={mainLinks} />
      </div>
    </header>
  );
}

const lineLink = tw`inline-flex items-center min-h-[2.75rem] px-3 rounded no-underline hover:underline`;
