import { statisticsWords } from "../../../content/partnerStatistics.ts";
import { OwnPartnerOnly } from "../OwnPartnerOnly.tsx";
import { StatisticsFrame } from "./StatisticsFrame.tsx";
import { StatisticsScreen } from "./StatisticsScreen.tsx";
import "./statistics.css";

/** How the tools on a partner's pages are used, for who manages it. */
export function Component() {
  return (
    <StatisticsFrame title={statisticsWords.title}>
      <OwnPartnerOnly words={statisticsWords}>
        {(partner) => <StatisticsScreen partner={partner} />}
      </OwnPartnerOnly>
    </StatisticsFrame>
  );
}
