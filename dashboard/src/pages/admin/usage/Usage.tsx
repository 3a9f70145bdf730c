import "./usage.css";
import { tools } from "@iep-insider/sdk/catalog";
import { adminUsage } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useMemo } from "react";
import { serverCalls } from "../../../app/server.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { rangeWords, usageWords } from "../../../content/admin/usage.ts";
import { ChoiceLinks } from "../../../forms/ChoiceLinks.tsx";
import { AdminPage } from "../frame/AdminPage.tsx";
import { CsvButton } from "../kit/CsvButton.tsx";
import { FilterSelect } from "../kit/ListFilters.tsx";
import { QueryResult } from "../kit/QueryResult.tsx";
import { Section } from "../kit/Section.tsx";
import { useListPlace } from "../kit/useListPlace.ts";
import { useServerQuery } from "../kit/useServerQuery.ts";
import { Report } from "./Report.tsx";
import { addressOf, placeOf, ranges, type UsagePlace, usageFields } from "./usagePlace.ts";

/** Usage of the tools, and the cost of the AI. The only page that loads the charts for operators. */
export function Component() {
  return (
    <AdminPage section="usage" lead={usageWords.lead} waiting={usageWords.loading}>
      <UsageScreen />
    </AdminPage>
  );
}

const { path } = adminSections.usage;
const server = serverCalls(adminUsage);
const toolOptions = tools.map(({ id, title }) => [id, title] as const);

/** The range and tool are in the URL. */
function UsageScreen() {
  const list = useListPlace(path, usageFields);
  const place = useMemo(() => placeOf(list.values), [list.values]);
  const asked = useServerQuery(
    adminUsage.readUsage.path,
    { range: place.range, ...(place.tool && { tool: place.tool }) },
    server.readUsage,
  );
  return (
    <>
      <div className={tw`flex flex-col gap-5`}>
        <RangeLinks place={place} />
        <div className={tw`w-full max-w-[24rem]`}>
          <FilterSelect
            label={usageWords.tool}
            all={usageWords.allTools}
            value={place.tool ?? ""}
            options={toolOptions}
            onChange={(tool) => list.change({ tool })}
          />
        </div>
      </div>
      <QueryResult asked={asked} waiting={usageWords.loading} start={path}>
        {(report) => <Report report={report} place={place} list={list} />}
      </QueryResult>
      <Section title={usageWords.files}>
        <p className={tw`max-w-text text-quiet`}>{usageWords.filesText}</p>
        <div className={tw`flex flex-wrap gap-3`}>
          <CsvButton
            label={usageWords.usesFile}
            path={adminUsage.exportUsage.path}
            query={{ range: place.range }}
          />
          <CsvButton
            label={usageWords.aiFile}
            path={adminUsage.exportAiUsage.path}
            query={{ range: place.range }}
          />
        </div>
      </Section>
    </>
  );
}

function RangeLinks({ place }: { readonly place: UsagePlace }) {
  return (
    <ChoiceLinks
      label={usageWords.range}
      choices={ranges.map((range) => ({
        name: rangeWords[range].name,
        to: addressOf({ ...place, range }),
        isCurrent: range === place.range,
      }))}
    />
  );
}
