import { type CatalogTool, hubTools, openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { resources } from "../../content/resources.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { ResourceSection } from "./ResourceSection.tsx";

const freeTools = hubTools.filter((tool) => tool.payment === null);

/** The tools that cost nothing, and the way to all of them. */
export function FreeTools() {
  const { id, title, text, all } = resources.tools;
  return (
    <ResourceSection id={id} title={title} text={text}>
      <ul className={tw`grid gap-5 md:grid-cols-3`}>
        {freeTools.map((tool) => (
          <FreeTool key={tool.id} tool={tool} />
        ))}
      </ul>
      <p>
        <SiteLink
          to="/advanced-tools"
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
        >
          {all}
        </SiteLink>
      </p>
    </ResourceSection>
  );
}

function FreeTool({ tool }: { readonly tool: CatalogTool }) {
  return (
    <li className={tw`relative flex flex-col gap-2 rounded border border-outline bg-sheet p-5`}>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{tool.title}</h3>
      <p className={tw`pb-2`}>{tool.description}</p>
      <SiteLink to={openToolPath(tool.id)} className={`dash-whole-card mt-auto ${buttonLook.primary}`}>
        {resources.tools.open}
        <span className="iep-unseen">: {tool.title}</span>
      </SiteLink>
    </li>
  );
}
