import { ToolAccess } from "@iep-insider/sdk/access";
import { ToolHostProvider } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Assessments } from "@iep-insider/widgets/tools/assessments";
import { Cards } from "@iep-insider/widgets/tools/assessments/cards";
import { useDashboardHost } from "../../app/host/useDashboardHost.ts";

/** The questionnaires, open on their own page: a part of its file, so that the cards can be read before any script. */
export function OpenAssessments() {
  const host = useDashboardHost("assessments");
  return (
    <ToolHostProvider host={host}>
      <div className={`iep-tool ${tw`max-w-tool`}`}>
        <ToolAccess tool="assessments" before={<Cards begun={[]} onChoose={null} />}>
          <Assessments />
        </ToolAccess>
      </div>
    </ToolHostProvider>
  );
}
