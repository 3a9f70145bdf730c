import { type CatalogTool, hubTools, openToolPath, toolDescriptions } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { newsletter } from "../../content/newsletter.ts";
import { type ResourceSite, siteGroups, siteKinds } from "../../content/resourceSites.ts";
import { resources } from "../../content/resources.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { NewsletterForm } from "../newsletter/NewsletterForm.tsx";
import { LetterTemplates } from "./LetterTemplates.tsx";
import { ResourceSection } from "./ResourceSection.tsx";

/** The resource library: free tools, other sites, letters to download, and the newsletter. */
export function Component() {
  const sections = [resources.tools, resources.sites, resources.letters, newsletter.section];
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-10 md:gap-16`}>
      <div className={tw`flex flex-col gap-5`}>
        <PageTitle title={resources.title} lead={resources.lead} />
        <nav aria-label={resources.contents}>
          <ul className={tw`flex flex-wrap gap-x-6`}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <SiteLink
                  to={`#${id}`}
                  className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <FreeTools />
      <OutsideSites />
      <LetterTemplates />
      <StayUpdated />
    </div>
  );
}

const freeTools = hubTools.filter((tool) => tool.payment === null);

function FreeTools() {
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
      <p className={tw`pb-2`}>{toolDescriptions[tool.id]}</p>
      <SiteLink to={openToolPath(tool.id)} className={`dash-whole-card mt-auto ${buttonLook.primary}`}>
        {resources.tools.open}
        <span className="iep-unseen">: {tool.title}</span>
      </SiteLink>
    </li>
  );
}

/** Other organizations' sites, each with who runs it. */
function OutsideSites() {
  const { id, title, text } = resources.sites;
  return (
    <ResourceSection id={id} title={title} text={text}>
      {siteGroups.map((group) => (
        <div key={group.title} className={tw`grid lg:grid-cols-[15rem_1fr] lg:gap-10 border-t border-line`}>
          <h3 className={`dash-heading ${tw`font-heading text-lg pt-5 pb-2`}`}>{group.title}</h3>
          <ul className={tw`flex flex-col`}>
            {group.sites.map((site) => (
              <Site key={site.address} site={site} />
            ))}
          </ul>
        </div>
      ))}
    </ResourceSection>
  );
}

function Site({ site }: { readonly site: ResourceSite }) {
  return (
    <li className={`dash-ruled ${tw`flex flex-col pt-1 pb-4`}`}>
      <a href={site.address} className={tw`self-start py-[0.625rem] text-primary font-semibold`}>
        {site.name}
      </a>
      <p className={tw`max-w-text`}>{site.about}</p>
      <p className={tw`text-sm text-quiet mt-1`}>
        {siteKinds[site.kind]} · {resources.sites.runBy} {site.runBy}.
      </p>
    </li>
  );
}

function StayUpdated() {
  const { id, title, text } = newsletter.section;
  return (
    <ResourceSection id={id} title={title} text={text}>
      <div className={tw`flex flex-col gap-4 max-w-text`}>
        <NewsletterForm />
      </div>
    </ResourceSection>
  );
}
