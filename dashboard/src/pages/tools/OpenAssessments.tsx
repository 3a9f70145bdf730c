import { ToolAccess } from "@iep-insider/sdk/access";
import { ToolHostProvider } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Assessments } from "@iep-insider/widgets/tools/assessments";
import { Cards } from "@iep-insider/widgets/tools/assessments/cards";
import { useSyncExternalStore } from "react";
import { useDashboardHost } from "../../app/host/useDashboardHost.ts";

/** The questionnaires, open on their own page: a part of its file, so that the cards can be read before any script. */
export function OpenAssessments() {
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
