import { type CatalogTool, hubTools, openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { assessmentTools } from "../../content/assessmentTools.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { WhatYouGet } from "../sample/WhatYouGet.tsx";

/** A link to each tool of the hub. */
export function AllTools() {
  const { title, lead } = assessmentTools.all;
  return (
    <section
      aria-labelledby="all-tools"
      className={tw`flex flex-col gap-6 border-t border-line pt-8 md:pt-10`}
    >
      <div className={tw`flex flex-col gap-2`}>
        <h2 id="all-tools" className={`dash-heading ${tw`font-heading text-2xl`}`}>
          {title}
        </h2>
        <p className={tw`max-w-text`}>{lead}</p>
      </div>
      <ul className={tw`grid gap-x-10 gap-y-6 md:grid-cols-2`}>
        {hubTools.map((tool) => (
          <Line key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  );
}

function Line({ tool }: { readonly tool: CatalogTool }) {
  return (
    <li className={tw`flex flex-col`}>
      <h3 className={tw`text-lg`}>
        <SiteLink
          to={openToolPath(tool.id)}
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary`}
        >
          {tool.title}
        </SiteLink>
      </h3>
      <p>{tool.description}</p>
      <p className={tw`text-sm text-quiet`}>
        <WhatYouGet tool={tool} />
      </p>
      {tool.payment ? null : <p className={tw`text-sm text-quiet`}>{assessmentTools.all.free}</p>}
    </li>
  );
}
