import { readChoice } from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { useLocation } from "react-router";
import { useHydrated } from "../../app/useHydrated.ts";
import { embedBuilder } from "../../content/embedBuilder.ts";
import { useReveal } from "../../layout/useReveal.ts";
import { PageTitle } from "../../text/PageTitle.tsx";
import { Builder } from "./Builder.tsx";
import { ToolCards } from "./ToolCards.tsx";
import { useOwnSite } from "./useOwnSite.ts";

/** Makes the code that puts a tool on a page: which tool, then everything about it. The address holds all that was chosen. */
export function Component() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  useReveal(isHydrated);
  const site = useOwnSite();
  // The file holds the tools to choose from, whatever the query.
  const given = new URLSearchParams(isHydrated ? search : "");
  const choice = readChoice(given);
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}>
      <PageTitle title={embedBuilder.title} lead={embedBuilder.lead} />
      <noscript>
        <p>{embedBuilder.needsScript}</p>
      </noscript>
      {choice ? <Builder key={choice.tool} site={site} /> : <ToolCards given={given} site={site} />}
    </div>
  );
}
