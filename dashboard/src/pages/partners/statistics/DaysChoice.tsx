import { statisticsPeriods } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useNavigate } from "react-router";
import { byWords, rangeNames, statisticsWords as words } from "../../../content/partnerStatistics.ts";
import { ChoiceLinks } from "../../../forms/ChoiceLinks.tsx";
import { todayInUtc } from "./days.ts";
import { RangeForm } from "./RangeForm.tsx";
import { addressOf, placeOf, ranges, type StatisticsPlace } from "./statisticsPlace.ts";

/** Which days are shown, and by what. */
export function DaysChoice({ place }: { readonly place: StatisticsPlace }) {
  const navigate = useNavigate();
  const today = todayInUtc();
  const known = ranges(today);
  /** Of other days, by what suits them. */
  const placeWith = (days: { readonly from: string; readonly to: string }): StatisticsPlace => ({
    ...placeOf(new URLSearchParams({ from: days.from, to: days.to }), today),
    tool: place.tool,
  });
  return (
    <div className={tw`flex flex-col gap-5`}>
      <ChoiceLinks
        label={words.days}
        choices={(["week", "month", "quarter", "year"] as const).map((name) => ({
          name: rangeNames[name],
          to: addressOf(placeWith(known[name])),
          isCurrent: known[name].from === place.from && known[name].to === place.to,
        }))}
      />
      <RangeForm
        key={`${place.from} ${place.to}`}
        from={place.from}
        to={place.to}
        onChoose={(days) => navigate(addressOf(placeWith(days)), { preventScrollReset: true })}
      />
      <ChoiceLinks
        label={words.by}
        choices={statisticsPeriods.map((by) => ({
          name: byWords[by].name,
          to: addressOf({ ...place, by }),
          isCurrent: by === place.by,
        }))}
      />
    </div>
  );
}
