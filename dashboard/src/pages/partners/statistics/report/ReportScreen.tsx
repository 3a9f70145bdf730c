import { mostDaysByDay, type OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useNavigate, useSearchParams } from "react-router";
import { statisticsWords, reportWords as words } from "../../../../content/partnerStatistics.ts";
import { ChoiceLinks } from "../../../../forms/ChoiceLinks.tsx";
import { SiteLink } from "../../../../layout/SiteLink.tsx";
import { AskedStatistics } from "../AskedStatistics.tsx";
import { dayPlus, daysIn, firstOfMonth, todayInUtc } from "../days.ts";
import { RangeForm } from "../RangeForm.tsx";
import { addressOf, daysOf, placeOf, reportAddressOf } from "../statisticsPlace.ts";
import { useStatistics } from "../useStatistics.ts";
import { Sheet } from "./Sheet.tsx";

/** Which days the report is about, and below it the report as it will be on paper. */
export function ReportScreen({ partner }: { readonly partner: OwnPartner }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = todayInUtc();
  const periods = periodsAround(today);
  const days = daysOf(query, today) ?? periods[0].days;
  const asked = useStatistics({ ...days, by: byOf(days, today) });
  return (
    <>
      <div className={`dash-no-print ${tw`flex flex-col gap-5`}`}>
        <p className={tw`max-w-text`}>{words.lead}</p>
        <ChoiceLinks
          label={statisticsWords.days}
          choices={periods.map(({ name, days: { from, to } }) => ({
            name,
            to: reportAddressOf({ from, to }),
            isCurrent: from === days.from && to === days.to,
          }))}
        />
        <RangeForm
          key={`${days.from} ${days.to}`}
          {...days}
          onChoose={(chosen) => navigate(reportAddressOf(chosen), { preventScrollReset: true })}
        />
        <div className={tw`flex flex-col sm:flex-row flex-wrap items-start sm:items-center gap-3`}>
          <Button kind="primary" onClick={() => window.print()}>
            {words.print}
          </Button>
          <SiteLink to={addressOf(placeOf(new URLSearchParams(days), today))}>{words.back}</SiteLink>
        </div>
      </div>
      <AskedStatistics asked={asked}>
        {(statistics) => <Sheet statistics={statistics} name={partner.name} />}
      </AskedStatistics>
    </>
  );
}

/** The sums are the same by anything; whole months, up to today, are the fewest parts. */
function byOf({ from, to }: { readonly from: string; readonly to: string }, today: string) {
  const isWhole =
    from === firstOfMonth(from) && (to >= today || dayPlus(to, 1) === firstOfMonth(dayPlus(to, 1)));
  return isWhole || daysIn(from, to) > mostDaysByDay ? "month" : "day";
}

/** The periods that reports are about: calendar years first. */
function periodsAround(today: string) {
  const year = today.slice(0, 4);
  const last = String(Number(year) - 1);
  return [
    { name: words.year(year), days: { from: `${year}-01-01`, to: today } },
    { name: words.year(last), days: { from: `${last}-01-01`, to: `${last}-12-31` } },
    {
      name: words.lastMonth,
      days: { from: firstOfMonth(today, -1), to: dayPlus(firstOfMonth(today), -1) },
    },
  ] as const;
}
