import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import type { SentFrom } from "../../app/account/sentFrom.ts";
import { account } from "../../content/account.ts";
import { heads } from "../../content/heads.ts";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { useHead } from "../../layout/useHead.ts";
import { AccountTabs } from "./AccountTabs.tsx";
import { AccountWays } from "./AccountWays.tsx";

/** My Account: profile, subscription and security of whoever is signed in; others are led to sign in, and back. */
export function Component() {
  useHead(heads.account);
  const { pathname, search } = useLocation();
  const current = useCurrentUser();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (current.state === "signed in" && !wasSignedIn) setWasSignedIn(true);
  if (current.state === "signed out") {
    // Whoever has just logged out here is on the way home, and not asked to sign in.
    if (wasSignedIn && current.hasLeft) return <Navigate to="/" replace />;
    const state: SentFrom = { from: pathname + search };
    return <Navigate to="/login" replace state={state} />;
  }
  return (
    <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-6`}>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-8 gap-y-3`}>
        <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
          {account.title}
        </h1>
        {current.state === "signed in" ? <AccountWays /> : null}
      </div>
      <Body current={current} />
    </div>
  );
}

function Body({ current }: { readonly current: ReturnType<typeof useCurrentUser> }) {
  switch (current.state) {
    case "signed in":
      return <AccountTabs user={current.user} />;
    case "failed":
      return (
        <Notice tone="stop" role="alert" title={account.failedTitle}>
          <p>{account.failedText}</p>
          <p>
            <Button onClick={current.retry}>{account.retry}</Button>
          </p>
        </Notice>
      );
    default:
      return (
        <>
          <NeedsScript />
          <div className="dash-needs-script">
            <Waiting label={account.loading} />
          </div>
        </>
      );
  }
}
