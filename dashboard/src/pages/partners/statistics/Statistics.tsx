import {
  byWords,
  countingWords,
  rangeNames,
  statisticsWords,
  statisticsWords as words,
} from "../../../content/partnerStatistics.ts";
import { OwnPartnerOnly } from "../OwnPartnerOnly.tsx";
import { StatisticsFrame } from "./StatisticsFrame.tsx";
import "./statistics.css";
import { tools } from "@iep-insider/sdk/catalog";
import { type OwnPartner, partnerStatistics, statisticsPeriods } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ChoiceLinks } from "../../../forms/ChoiceLinks.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { CsvButton } from "../../admin/kit/CsvButton.tsx";
import { FilterSelect } from "../../admin/kit/ListFilters.tsx";
import { todayInUtc } from "./days.ts";
import { RangeForm } from "./RangeForm.tsx";
import { Shown } from "./Shown.tsx";
import { StatisticsResult } from "./StatisticsResult.tsx";
import { addressOf, placeOf, ranges, reportAddressOf, type StatisticsPlace } from "./statisticsPlace.ts";
import { useStatistics } from "./useStatistics.ts";

/** Usage of the tools on a partner's pages, for its managers. */
export function Component() {
  return (
    <StatisticsFrame title={statisticsWords.title}>
      <OwnPartnerOnly words={statisticsWords}>
        {(partner) => <StatisticsScreen partner={partner} />}
      </OwnPartnerOnly>
    </StatisticsFrame>
  );
}

const toolOptions = tools.map(({ id, title }) => [id, title] as const);

/** The choice of figures is in the URL. */
function StatisticsScreen({ partner }: { readonly partner: OwnPartner }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => placeOf(query, todayInUtc()), [query]);
  const asked = useStatistics(place);
  const { from, to, by } = place;
  return (
    <>
      <p className={`dash-breakable ${tw`text-lg max-w-text`}`}>{words.lead(partner.name)}</p>
      <DaysChoice place={place} />
      <div className={tw`w-full max-w-[24rem]`}>
        <FilterSelect
          label={words.tool}
          all={words.allTools}
          value={place.tool ?? ""}
          options={toolOptions}
          onChange={(id) =>
            navigate(addressOf({ ...place, tool: tools.find((tool) => tool.id === id)?.id ?? null }), {
              preventScrollReset: true,
            })
          }
        />
      </div>
      <StatisticsResult asked={asked}>
        {(statistics) => <Shown statistics={statistics} place={place} partner={partner} />}
      </StatisticsResult>
      <div className={tw`flex flex-col sm:flex-row flex-wrap items-start gap-3 border-t border-line pt-8`}>
        <SiteLink to={reportAddressOf(place)} className={buttonLook.primary}>
          {words.report}
        </SiteLink>
        <CsvButton
          label={words.csv}
          path={partnerStatistics.exportStatistics.path}
          query={{ from, to, by }}
        />
        <SiteLink to="/partners/manage" className={buttonLook.plain}>
          {words.manage}
        </SiteLink>
      </div>
      <HowCounted />
    </>
  );
}

function DaysChoice({ place }: { readonly place: StatisticsPlace }) {
  const navigate = useNavigate();
  const today = todayInUtc();
  const known = ranges(today);
  /** Another range, with a suitable unit. */
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

function HowCounted() {
  return (
    <PageSection title={words.how}>
      <dl className={`dash-how-counted ${tw`grid gap-x-8 gap-y-4`}`}>
        {countingWords.map(({ term, text }) => (
          <div key={term} className={tw`flex flex-col gap-1 max-w-text`}>
            <dt className={tw`font-medium`}>{term}</dt>
            <dd className={tw`text-quiet`}>{text}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
