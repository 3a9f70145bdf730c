import { reportWords, statisticsWords } from "../../../../content/partnerStatistics.ts";
import { OwnPartnerOnly } from "../../OwnPartnerOnly.tsx";
import { StatisticsFrame } from "../StatisticsFrame.tsx";
import { ReportScreen } from "./ReportScreen.tsx";
import "./report.css";

/** What was counted in a period on one page of paper, for a grant report. */
export function Component() {
  return (
    <StatisticsFrame title={reportWords.title}>
      <OwnPartnerOnly words={statisticsWords}>
        {(partner) => <ReportScreen partner={partner} />}
      </OwnPartnerOnly>
    </StatisticsFrame>
  );
}
