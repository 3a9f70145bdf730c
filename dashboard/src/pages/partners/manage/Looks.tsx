import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { looksWords as words } from "../../../content/manageSite.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { Accent } from "./Accent.tsx";
import { Logo } from "./Logo.tsx";
import { contractNames } from "./siteForm.ts";
import type { SiteFormState } from "./useSiteForm.ts";

interface Props {
  readonly site: SiteFormState;
  /** The path of the logo that is saved. */
  readonly logo: string | null;
}

/** What parents see of this organization with each tool. */
export function Looks({ site: { form, faults, change }, logo }: Props) {
  return (
    <PageSection title={words.title} lead={words.lead} closedWith={words.now}>
      <div className={tw`flex flex-col gap-6`}>
        <Field
          label={words.brandName}
          required
          maxLength={80}
          autoComplete="off"
          value={form.brandName}
          error={faults[contractNames.brandName]}
          onChange={(brandName) => change({ brandName })}
        />
        <Field
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          maxLength={40}
          autoComplete="off"
          value={form.phone}
          error={faults[contractNames.phone]}
          onChange={(phone) => change({ phone })}
        />
        <Logo logo={logo} />
        <Accent
          accent={form.accent}
          fault={faults[contractNames.accent]}
          onChange={(accent) => change({ accent })}
        />
        <fieldset className={tw`flex flex-col gap-4`}>
          <legend className={tw`font-semibold`}>{words.stepTitle}</legend>
          <p className={tw`text-sm text-quiet`}>{words.stepHint}</p>
          <Field
            label={words.stepLabel}
            hint={words.stepLabelHint}
            maxLength={80}
            autoComplete="off"
            value={form.stepLabel}
            error={faults[contractNames.stepLabel]}
            onChange={(stepLabel) => change({ stepLabel })}
          />
          <Field
            label={words.stepPhone}
            type="tel"
            maxLength={40}
            autoComplete="off"
            value={form.stepPhone}
            error={faults[contractNames.stepPhone]}
            onChange={(stepPhone) => change({ stepPhone })}
          />
          <Field
            label={words.stepLink}
            hint={words.stepLinkHint}
            maxLength={500}
            autoComplete="off"
            value={form.stepLink}
            error={faults[contractNames.stepLink]}
            onChange={(stepLink) => change({ stepLink })}
          />
        </fieldset>
      </div>
    </PageSection>
  );
}
