import { type CatalogTool, tools } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { costOf, embedBuilder } from "../../content/embedBuilder.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import type { OwnSite } from "./useOwnSite.ts";

const { choose } = embedBuilder;

interface Props {
  /** What was chosen before: it stays when another tool is taken. */
  readonly given: URLSearchParams;
  readonly site: OwnSite | null;
}

/** The tools to choose from: a card each, which is a link as a whole. */
export function ToolCards({ given, site }: Props) {
  return (
    <section aria-labelledby="choose-a-tool" className={tw`flex flex-col gap-5`}>
      <h2 id="choose-a-tool" className={`dash-heading ${tw`font-heading text-2xl`}`}>
        {choose.title}
      </h2>
      <ul className={tw`grid gap-5 sm:grid-cols-2 lg:grid-cols-3`}>
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} given={given} isOffered={isOffered(tool, site)} />
        ))}
      </ul>
    </section>
  );
}

function isOffered({ id }: CatalogTool, site: OwnSite | null): boolean {
  return site?.settings.tools?.includes(id) ?? true;
}

function ToolCard(props: {
  readonly tool: CatalogTool;
  readonly given: URLSearchParams;
  readonly isOffered: boolean;
}) {
  const { tool, given, isOffered } = props;
  const query = new URLSearchParams(given);
  query.set("tool", tool.id);
  return (
    <li className={tw`relative flex flex-col gap-2 rounded border border-outline bg-sheet p-5`}>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{tool.title}</h3>
      <p>{tool.description}</p>
      <p className={tw`mt-auto pt-2 text-sm text-quiet`}>{costOf(tool)}</p>
      {isOffered ? null : <p className={tw`text-sm text-caution`}>{choose.notOffered}</p>}
      <SiteLink to={`?${query}`} className={`dash-whole-card ${tw`mt-2`} ${buttonLook.plain}`}>
        {choose.link}
        <span className="iep-unseen">: {tool.title}</span>
      </SiteLink>
    </li>
  );
}
