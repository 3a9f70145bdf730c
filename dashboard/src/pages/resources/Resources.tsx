import { tw } from "@iep-insider/sdk/theme";
import { newsletter } from "../../content/newsletter.ts";
import { resources } from "../../content/resources.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { FreeTools } from "./FreeTools.tsx";
import { LetterTemplates } from "./LetterTemplates.tsx";
import { OutsideSites } from "./OutsideSites.tsx";
import { StayUpdated } from "./StayUpdated.tsx";

/** The resource library: free tools, other people's sites, letters to download, and the newsletter. */
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
