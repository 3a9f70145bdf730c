import { tools } from "@iep-insider/sdk/catalog";
import { adminUsage } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useMemo } from "react";
import { serverCalls } from "../../../app/server.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { usageWords } from "../../../content/admin/usage.ts";
import { AskedFor } from "../kit/AskedFor.tsx";
import { CsvButton } from "../kit/CsvButton.tsx";
import { FilterSelect } from "../kit/FilterSelect.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { useListPlace } from "../kit/useListPlace.ts";
import { RangeLinks } from "./RangeLinks.tsx";
import { Report } from "./Report.tsx";
import { Section } from "./Section.tsx";
import { placeOf, usageFields } from "./usagePlace.ts";

const { path } = adminSections.usage;
const server = serverCalls(adminUsage);
const toolOptions = tools.map(({ id, title }) => [id, title] as const);

/** The days and the tool that are shown, both in the address, and what was counted of them. */
export function UsageScreen() {
  const list = useListPlace(path, usageFields);
  const place = useMemo(() => placeOf(list.values), [list.values]);
  const asked = useAsked(
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
      <AskedFor asked={asked} waiting={usageWords.loading} start={path}>
        {(report) => <Report report={report} place={place} list={list} />}
      </AskedFor>
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
