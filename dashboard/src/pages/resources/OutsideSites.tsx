import { tw } from "@iep-insider/sdk/theme";
import { type ResourceSite, siteGroups, siteKinds } from "../../content/resourceSites.ts";
import { resources } from "../../content/resources.ts";
import { ResourceSection } from "./ResourceSection.tsx";

/** Other people's sites, each with who runs it. */
export function OutsideSites() {
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
