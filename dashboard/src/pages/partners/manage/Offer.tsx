import { type ToolId, tools } from "@iep-insider/sdk/catalog";
import { isStateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Choice, Select, type SelectOption } from "@iep-insider/sdk/ui";
import { offerWords as words } from "../../../content/manageSite.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { contractNames } from "./siteForm.ts";
import { Tick } from "./Tick.tsx";
import type { SiteFormState } from "./useSiteForm.ts";

/** Which tools, for which state, whether free tools ask for an email address, and whether all stay in our frame. */
export function Offer({ site: { form, faults, change } }: { readonly site: SiteFormState }) {
  return (
    <PageSection title={words.title} lead={words.lead}>
      <div className={tw`flex flex-col gap-6`}>
        <Choice<"all" | "some">
          kind="one"
          legend={words.tools}
          options={[
            { id: "all", label: words.allTools },
            { id: "some", label: words.someTools },
          ]}
          chosen={[form.offersAll ? "all" : "some"]}
          onChange={([chosen]) => change({ offersAll: chosen === "all" })}
          below={(option) =>
            option === "some" && !form.offersAll ? (
              <div className={tw`pl-4 sm:pl-8 pt-2`}>
                <Choice<ToolId>
                  kind="many"
                  legend={words.whichTools}
                  options={toolOptions}
                  chosen={form.tools}
                  error={faults[contractNames.tools]}
                  onChange={(chosen) => change({ tools: chosen })}
                />
              </div>
            ) : null
          }
        />
        <Select
          label={words.state}
          hint={words.stateHint}
          none={words.noState}
          options={stateOptions}
          value={form.defaultState}
          error={faults[contractNames.defaultState]}
          onChange={(defaultState) => change({ defaultState })}
        />
        <Tick
          label={words.emailGate}
          hint={words.emailGateHint}
          isOn={form.emailGate}
          onChange={(emailGate) => change({ emailGate })}
        />
        <Tick
          label={words.frameOnly}
          hint={words.frameOnlyHint}
          isOn={form.frameOnly}
          onChange={(frameOnly) => change({ frameOnly })}
        />
      </div>
    </PageSection>
  );
}

const toolOptions = tools.map(({ id, title }) => ({ id, label: title }));

const stateOptions: readonly SelectOption[] = Object.keys(stateNames)
  .filter(isStateCode)
  .map((code) => ({ id: code, label: stateNames[code] }));
