import { tw } from "@iep-insider/sdk/theme";
import { account } from "../../content/account.ts";
import { SignedInOnly } from "../../forms/SignedInOnly.tsx";
import { AccountTabs } from "./AccountTabs.tsx";
import { AccountWays } from "./AccountWays.tsx";
import { OpenTools } from "./OpenTools.tsx";
import { OwnMembership } from "./OwnMembership.tsx";

/** My Account: profile, subscription and security of the signed-in user; others are sent to sign in, and back. */
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
            {user ? <AccountWays /> : null}
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
