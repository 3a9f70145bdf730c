import { ToolAccess } from "@iep-insider/sdk/access";
import { ToolHostProvider, useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Assessments } from "@iep-insider/widgets/tools/assessments";
import { Cards } from "@iep-insider/widgets/tools/assessments/cards";
import { useEffect } from "react";
import { useDashboardHost } from "../../app/host/useDashboardHost.ts";

/** The questionnaires, open on their own page: a part of its file, so that the cards can be read before any script. */
export function OpenAssessments() {
  const host = useDashboardHost("assessments");
  return (
    <ToolHostProvider host={host}>
      <div className={`iep-tool ${tw`max-w-tool`}`}>
        <ToolAccess tool="assessments" before={<Cards begun={[]} onChoose={null} />}>
          <Counted />
        </ToolAccess>
      </div>
    </ToolHostProvider>
  );
}

/** Stands only where the tool is open, so what it counts was opened. */
function Counted() {
  const { track } = useToolHost();
  useEffect(() => track("tool_load", "assessments"), [track]);
  return <Assessments />;
}
