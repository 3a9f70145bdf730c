import { ToolAccess } from "@iep-insider/sdk/access";
import {
  type CatalogTool,
  hubTools,
  openToolPath,
  toolById,
  toolDescriptions,
} from "@iep-insider/sdk/catalog";
import { ToolHostProvider } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Assessments } from "@iep-insider/widgets/tools/assessments";
import { Cards } from "@iep-insider/widgets/tools/assessments/cards";
import { useSyncExternalStore } from "react";
import { useDashboardHost } from "../../app/host/useDashboardHost.ts";
import { assessmentTools } from "../../content/assessmentTools.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { WhatYouGet } from "../sample/WhatYouGet.tsx";

/** The assessment questionnaires, with links to all tools below them (ADR 2). */
export function Component() {
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-10 md:gap-16`}>
      <div className={tw`flex flex-col gap-8`}>
        <div className={tw`flex flex-col gap-2`}>
          <PageTitle title={assessmentTools.title} lead={assessmentTools.lead} />
          <p className={tw`text-sm text-quiet`}>
            <WhatYouGet tool={toolById("assessments")} />
          </p>
        </div>
        <OpenAssessments />
      </div>
      <AllTools />
    </div>
  );
}

function AllTools() {
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
          className={tw`inline-flex items-center min-h-[2.75rem] py-2 text-primary`}
        >
          {tool.title}
        </SiteLink>
      </h3>
      <p>{toolDescriptions[tool.id]}</p>
      <p className={tw`text-sm text-quiet`}>
        <WhatYouGet tool={tool} />
      </p>
      {tool.payment ? null : <p className={tw`text-sm text-quiet`}>{assessmentTools.all.free}</p>}
    </li>
  );
}

/** The questionnaires, open and pre-rendered, so that the cards can be read before any script runs. */
function OpenAssessments() {
  const host = useDashboardHost("assessments");
  const isInBrowser = useSyncExternalStore(nothingChanges, inBrowser, onServer);
  return (
    <ToolHostProvider host={host}>
      <div className={`iep-tool ${tw`max-w-tool`}`}>
        {isInBrowser ? (
          <ToolAccess tool="assessments">
            <Assessments />
          </ToolAccess>
        ) : (
          <Cards begun={[]} onChoose={null} />
        )}
      </div>
    </ToolHostProvider>
  );
}

const nothingChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
