import { productName } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { ChevronDown, Menu, X } from "lucide";
import { useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import { ErrorBoundary } from "../app/ErrorBoundary.tsx";
import { useAccountParts } from "../app/useAccountParts.ts";
import { useSessionToken } from "../app/useSessionToken.ts";
import {
  mainLinks,
  type NavigationGroup,
  type NavigationLink,
  signInLink,
  signUpLink,
  toolsMenu,
} from "../content/navigation.ts";
import { accountMenu, header } from "../content/site.ts";
import { LanguageLink } from "./LanguageLink.tsx";
import { MenuList } from "./MenuList.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { useDisclosure } from "./useDisclosure.ts";

/** On narrow screens, one button opens all links. */
export function Header() {
  return (
    <header className={tw`relative z-10 border-b border-line`}>
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 min-h-[4.5rem] flex items-center justify-between gap-3`}
      >
        <Brand />
        <nav aria-label={header.mainNavigation} className={`dash-line ${tw`hidden lg:flex items-center`}`}>
          <ToolsMenu {...toolsMenu} />
          {mainLinks.map((link) => (
            <SiteLink key={link.path} to={link.path} className={lineLink}>
              {link.label}
            </SiteLink>
          ))}
          <LanguageLink className={lineLink} />
          <AccountArea />
        </nav>
        <MobileMenu tools={toolsMenu} links={mainLinks} />
      </div>
    </header>
  );
}

const lineLink = tw`inline-flex items-center min-h-[2.75rem] px-[0.625rem] rounded no-underline hover:underline whitespace-nowrap`;

/** The logo and the product's name, linking home. */
function Brand() {
  return (
    <Link
      to="/"
      aria-label={header.home}
      className={tw`inline-flex items-center gap-2 min-h-[2.75rem] no-underline`}
    >
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden>
        <path
          className={tw`text-primary`}
          fill="currentColor"
          d="M6 2h14l7 7v18a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z"
        />
        <path
          className={tw`text-paper`}
          fill="currentColor"
          fillOpacity="0.6"
          d="M20 2l7 7h-5a2 2 0 0 1-2-2z"
        />
        <path
          className={tw`text-paper`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M8.500 13.500h9"
        />
        <path
          className="dash-check"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M8.500 21l4 3.700 9-9.200"
        />
      </svg>
      <span className={tw`font-heading text-[1.25rem] sm:text-[1.375rem] font-semibold whitespace-nowrap`}>
        {productName}
      </span>
    </Link>
  );
}

interface Props {
  readonly tools: NavigationGroup;
  readonly links: readonly NavigationLink[];
}

/** All links of the header, on narrow screens. The browser opens and closes it; it overlays the page without moving it. */
function MobileMenu({ tools, links }: Props) {
  const { key } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // Not in Safari before 17.
  const close = () => menu.current?.hidePopover?.();
  // Any navigation closes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation.
  useEffect(() => close, [key]);
  const id = useId();
  return (
    <div className={tw`lg:hidden`}>
      <button
        type="button"
        popoverTarget={id}
        className={tw`inline-flex items-center gap-2 min-h-[2.75rem] px-3 rounded border border-outline bg-sheet font-medium`}
      >
        <span className="dash-while-closed">
          <Icon node={Menu} size="1.25em" />
          {header.openMenu}
        </span>
        <span className="dash-while-open">
          <Icon node={X} size="1.25em" />
          {header.closeMenu}
        </span>
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        aria-label={header.mainNavigation}
        className={`dash-menu dash-lifted ${tw`border-b border-line bg-sheet text-ink px-5 sm:px-8 pt-4 pb-4`}`}
      >
        <p className={tw`text-sm text-quiet`}>{tools.label}</p>
        <MenuList links={tools.links} onPick={close} />
        <MenuList links={links} onPick={close} />
        <MobileAccountArea onPick={close} />
        <LanguageLink className={tw`flex items-center min-h-[3rem] no-underline font-medium`} />
      </nav>
    </div>
  );
}

/** Sign-in links, or the account. */
function MobileAccountArea({ onPick }: { readonly onPick: () => void }) {
  const token = useSessionToken();
  const parts = useAccountParts(Boolean(token));
  if (!token) return <MenuList links={[signInLink, signUpLink]} onPick={onPick} />;
  const plain = <MenuList links={[{ label: accountMenu.account, path: "/account" }]} onPick={onPick} />;
  if (!parts) return plain;
  return (
    <ErrorBoundary instead={plain}>
      <parts.MobileAccount onPick={onPick} />
    </ErrorBoundary>
  );
}

/** A disclosure with links to the tools. */
function ToolsMenu({ label, links }: NavigationGroup) {
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

const accountPath = "/account";

/**
 * The end of the wide header: sign-in links, or the account menu. The pre-rendered file has the links; `session.js`
 * hides them before the first paint for a signed-in user, and both take the same space.
 */
function AccountArea() {
  const token = useSessionToken();
  const parts = useAccountParts(Boolean(token));

  useEffect(() => {
    if (token !== undefined) document.documentElement.classList.toggle("dash-signed-in", token !== null);
  }, [token]);

  return (
    <div className={tw`flex items-center justify-end min-w-[13.5rem]`}>
      {!token ? <WaysIn /> : null}
      {token && !parts ? <PlainLinks /> : null}
      {token && parts ? (
        <ErrorBoundary instead={<PlainLinks />}>
          <parts.AvatarMenu untilNamed={<PlainLinks />} />
        </ErrorBoundary>
      ) : null}
    </div>
  );
}

function WaysIn() {
  return (
    <div className={`dash-signed-out ${tw`flex items-center`}`}>
      <SiteLink to={signInLink.path} className={signInLook}>
        {signInLink.label}
      </SiteLink>
      <SiteLink to={signUpLink.path} className={signUpLook}>
        {signUpLink.label}
      </SiteLink>
    </div>
  );
}

/** Shown until it is known who is signed in. */
function PlainLinks() {
  return (
    <SiteLink to={accountPath} className={signInLook}>
      {accountMenu.account}
    </SiteLink>
  );
}

const signInLook = tw`inline-flex items-center min-h-[2.75rem] px-3 rounded no-underline hover:underline`;
const signUpLook = tw`inline-flex items-center min-h-[2.75rem] px-4 ml-2 rounded bg-fill text-on-fill font-semibold no-underline hover:opacity-90`;
