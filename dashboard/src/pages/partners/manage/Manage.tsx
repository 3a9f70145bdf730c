import { tw } from "@iep-insider/sdk/theme";
import { manageSite } from "../../../content/manageSite.ts";
import { SignedInOnly } from "../../../forms/SignedInOnly.tsx";
import { OwnSite } from "./OwnSite.tsx";

/** For a partner's manager: its key, its pages, its looks, and what it offers. */
export function Component() {
  return (
    <SignedInOnly
      waiting={manageSite.loading}
      frame={(content) => (
        <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}>
          <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
            {manageSite.title}
          </h1>
          {content}
        </div>
      )}
    >
      {(user) => <OwnSite userId={user.id} />}
    </SignedInOnly>
  );
}
