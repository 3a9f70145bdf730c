import { tools } from "@iep-insider/sdk/catalog";
import { type OwnPartner, partnerStatistics } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { statisticsWords as words } from "../../../content/partnerStatistics.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { CsvButton } from "../../admin/kit/CsvButton.tsx";
import { FilterSelect } from "../../admin/kit/FilterSelect.tsx";
import { AskedStatistics } from "./AskedStatistics.tsx";
import { DaysChoice } from "./DaysChoice.tsx";
import { todayInUtc } from "./days.ts";
import { HowCounted } from "./HowCounted.tsx";
import { Shown } from "./Shown.tsx";
import { addressOf, placeOf, reportAddressOf } from "./statisticsPlace.ts";
import { useStatistics } from "./useStatistics.ts";

const toolOptions = tools.map(({ id, title }) => [id, title] as const);

/** The choice of figures, kept in the address; below it, the counts. */
export function StatisticsScreen({ partner }: { readonly partner: OwnPartner }) {
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
      <AskedStatistics asked={asked}>
        {(statistics) => <Shown statistics={statistics} place={place} partner={partner} />}
      </AskedStatistics>
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
