import { type CatalogTool, hubTools, openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { assessmentTools } from "../../content/assessmentTools.ts";
import { hub } from "../../content/hub.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { WhatYouGet } from "../sample/WhatYouGet.tsx";

/** What can be used today comes first, as in the hub. */
const all = hubTools.toSorted((one, other) => Number(other.isImplemented) - Number(one.isImplemented));

/** A link to each tool of the hub; a tool that is not there yet says so. */
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
        {all.map((tool) => (
          <Line key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  );
}

function Line({ tool }: { readonly tool: CatalogTool }) {
  const note = tool.isImplemented ? (tool.payment ? null : assessmentTools.all.free) : hub.coming;
  return (
    <li className={tw`flex flex-col`}>
      <h3 className={tw`text-lg`}>
        {tool.isImplemented ? (
          <SiteLink
            to={openToolPath(tool.id)}
            className={tw`inline-flex items-center min-h-[2.75rem] text-primary`}
          >
            {tool.title}
          </SiteLink>
        ) : (
          <span className={tw`inline-flex items-center min-h-[2.75rem]`}>{tool.title}</span>
        )}
      </h3>
      <p>{tool.description}</p>
      <p className={tw`text-sm text-quiet`}>
        <WhatYouGet tool={tool} />
      </p>
      {note ? <p className={tw`text-sm text-quiet`}>{note}</p> : null}
    </li>
  );
}
