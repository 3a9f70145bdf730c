import { toolById } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { costOf, embedBuilder } from "../../content/embedBuilder.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Choices } from "./choices/Choices.tsx";
import { Code } from "./code/Code.tsx";
import { Pasting } from "./Pasting.tsx";
import { Preview } from "./preview/Preview.tsx";
import { useChoosing } from "./useChoosing.ts";
import { useOwnKey } from "./useOwnKey.ts";
import type { OwnSite } from "./useOwnSite.ts";

/** Everything about one tool: what can be chosen, how that looks, and the code of it. */
export function Builder({ site }: { readonly site: OwnSite | null }) {
  const choosing = useChoosing();
  useOwnKey(choosing, site);
  const tool = toolById(choosing.choice.tool);
  const others = new URLSearchParams(window.location.search);
  others.delete("tool");
  return (
    <>
      <div
        className={tw`flex flex-wrap items-center gap-x-6 gap-y-1 rounded border border-line bg-sheet px-5 py-3`}
      >
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{tool.title}</h2>
        <p className={tw`text-quiet`}>{costOf(tool)}</p>
        <SiteLink
          to={`/embed-builder${others.size > 0 ? `?${others}` : ""}`}
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium sm:ml-auto`}
        >
          {embedBuilder.another}
        </SiteLink>
      </div>
      <div className={tw`grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start`}>
        <Choices choosing={choosing} site={site} />
        <Preview choosing={choosing} />
      </div>
      <Code choosing={choosing} />
      <Pasting />
    </>
  );
}
