import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { placesWords as words } from "../../../content/manageSite.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { OriginList } from "../fields/OriginList.tsx";
import { CheckboxRow } from "./CheckboxRow.tsx";
import type { SiteFormState } from "./useSiteForm.ts";

/** The pages on which the key is valid. */
export function Places({ site: { form, faults, change } }: { readonly site: SiteFormState }) {
  return (
    <PageSection title={words.title} lead={words.lead} closedWith={form.origins.filter(Boolean).join(", ")}>
      <div className={tw`flex flex-col gap-5`}>
        <Field
          label={words.name}
          required
          maxLength={200}
          autoComplete="organization"
          value={form.name}
          error={faults["name"]}
          onChange={(name) => change({ name })}
        />
        <OriginList
          legend={words.origins}
          hint={words.originsHint}
          origins={form.origins}
          faults={faults}
          onChange={(origins) => change({ origins })}
        />
        <CheckboxRow
          label={words.localhost}
          hint={words.localhostHint}
          isOn={form.allowsLocalhost}
          onChange={(allowsLocalhost) => change({ allowsLocalhost })}
        />
      </div>
    </PageSection>
  );
}
