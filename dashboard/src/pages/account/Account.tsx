import { openUntil } from "@iep-insider/sdk/access";
import { openToolPath, tools } from "@iep-insider/sdk/catalog";
import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { isPro } from "../../app/account/isPro.ts";
import { longDate } from "../../app/account/longDate.ts";
import { useLogOut } from "../../app/account/useLogOut.ts";
import { useHeldAccess } from "../../app/useHeldAccess.ts";
import { account, profile, openTools as words } from "../../content/account.ts";
import { keeping, membership } from "../../content/manageSubscription.ts";
import { accountMenu } from "../../content/site.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { SignedInOnly } from "../../forms/SignedInOnly.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Tabs } from "../../layout/Tabs.tsx";
import { Facts } from "../../text/Facts.tsx";
import { CancelSubscription } from "../manage-subscription/CancelSubscription.tsx";
import { useSubscription } from "../manage-subscription/useSubscription.ts";
import { MailLanguage } from "./MailLanguage.tsx";
import { Security } from "./Security.tsx";
import { Subscription } from "./Subscription.tsx";
import { UnconfirmedAddress } from "./UnconfirmedAddress.tsx";

/** My Account, for signed-in users; others are redirected to /login and back. */
export function Component() {
  return (
    <SignedInOnly
      waiting={account.loading}
      frame={(content, user) => (
        <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-6`}>
          <div className={tw`flex flex-wrap items-center justify-between gap-x-8 gap-y-3`}>
            <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
              {account.title}
            </h1>
            {user ? <AccountLinks /> : null}
          </div>
          {content}
        </div>
      )}
    >
      {(user) => (
        <>
          <OwnMembership user={user} />
          <OpenTools />
          <AccountTabs user={user} />
        </>
      )}
    </SignedInOnly>
  );
}

const ids = ["profile", "subscription", "security"] as const;
type TabId = (typeof ids)[number];

/** The URL names the tab, so that a reload and a link keep it. Typed text survives a change of tabs. */
function AccountTabs({ user }: { readonly user: Account }) {
  const [params, setParams] = useSearchParams();
  const chosen = ids.find((id) => id === params.get("tab")) ?? "profile";
  const choose = (tab: TabId) =>
    setParams(tab === "profile" ? {} : { tab }, { replace: true, preventScrollReset: true });
  const parts: Readonly<Record<TabId, React.ReactNode>> = {
    profile: <Profile user={user} />,
    subscription: <Subscription user={user} />,
    security: <Security user={user} isShown={chosen === "security"} />,
  };
  return (
    <Tabs
      label={account.tabsLabel}
      ids={ids}
      nameOf={(id) => account.tabs[id]}
      chosen={chosen}
      onChoose={choose}
    >
      {(id) => parts[id]}
    </Tabs>
  );
}

function Profile({ user }: { readonly user: Account }) {
  return (
    <div className={tw`flex flex-col gap-5`}>
      {user.emailVerified ? null : <UnconfirmedAddress email={user.email} />}
      <Facts
        of={[
          { term: profile.firstName, text: user.firstName || profile.notProvided },
          { term: profile.lastName, text: user.lastName || profile.notProvided },
          { term: profile.email, text: user.email },
          { term: profile.memberSince, text: longDate(user.createdAt) ?? profile.unknown },
        ]}
      />
      <MailLanguage language={user.language} />
      <p className={tw`flex flex-wrap items-center gap-x-2 text-quiet`}>
        {profile.change}
        <SiteLink
          to="/contact"
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
        >
          {profile.contact}
        </SiteLink>
      </p>
    </div>
  );
}

/** Links from the account: home, the tools, log out. */
function AccountLinks() {
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

/** Tools open through a purchase of one use, and until when; renders nothing without any. */
function OpenTools() {
  const access = useHeldAccess();
  if (access === null) return null;
  const open = tools.flatMap(({ id, title }) => {
    const until = openUntil(access, id, new Date());
    return until === null ? [] : [{ id, title, until }];
  });
  if (open.length === 0) return null;
  return (
    <section
      aria-labelledby="open-tools"
      className={tw`flex flex-col gap-2 rounded border border-line bg-sheet px-5 py-4`}
    >
      <h2 id="open-tools" className={tw`font-semibold`}>
        {words.title}
      </h2>
      <ul className={tw`flex flex-col`}>
        {open.map(({ id, title, until }) => (
          <li key={id} className={tw`flex flex-wrap items-center gap-x-3`}>
            <SiteLink to={openToolPath(id)} className={tw`inline-flex items-center min-h-[2.75rem] py-2`}>
              {title}
            </SiteLink>
            <span className={tw`text-sm text-quiet`}>{until}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * An active or ending subscription, above the account's tabs, with a button to cancel it or to keep it. Renders nothing
 * for other users.
 */
function OwnMembership({ user }: { readonly user: Account }) {
  const { isBusy, failure, cancel, keep } = useSubscription();
  const { subscriptionStatus: status } = user;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  // The pressed button was removed.
  useEffect(() => {
    if (shown.current !== status) title.current?.focus();
    shown.current = status;
  }, [status]);
  const isCancelled = status === "cancelled";
  if (!isPro(user, new Date()) || !(status === "active" || isCancelled)) return null;
  const until = longDate(user.subscriptionEndDate);
  return (
    <section aria-labelledby="own-membership" className={tw`flex flex-col gap-3`}>
      <div
        className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-line bg-sheet px-5 py-4`}
      >
        <div className={tw`flex-1 min-w-[10rem]`}>
          <h2 ref={title} id="own-membership" tabIndex={-1} className={tw`font-semibold`}>
            {membership.title}
          </h2>
          <p className={tw`text-quiet`}>{isCancelled ? endsOn(until) : renewsOn(until)}</p>
        </div>
        {isCancelled ? (
          <Button onClick={() => void keep()} disabled={isBusy !== null}>
            {isBusy ? keeping.busy : keeping.button}
          </Button>
        ) : (
          <CancelSubscription until={until} isBusy={isBusy !== null} onCancel={cancel} />
        )}
      </div>
      <FailureNotice failure={failure} />
    </section>
  );
}

function renewsOn(day: string | null): string {
  return day === null ? membership.renewsMonthly : membership.renews(day);
}

function endsOn(day: string | null): string {
  return day === null ? membership.endsWithMonth : membership.ends(day);
}
