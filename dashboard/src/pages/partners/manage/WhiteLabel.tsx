import { type ToolId, toolById, tools } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, FieldError, Select } from "@iep-insider/sdk/ui";
import { useId } from "react";
import { whiteLabelWords as words } from "../../../content/manageSite.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { Rich } from "../../../text/Rich.tsx";
import type { Faults } from "../fields/faultsOf.ts";
import { CheckboxRow } from "./CheckboxRow.tsx";
import { contractNames, type ToolStep } from "./siteForm.ts";
import type { SiteFormState } from "./useSiteForm.ts";

/** What is shown in place of our name; without an operator's permission, how to get it. */
export function WhiteLabel({ site: { form, faults, change } }: { readonly site: SiteFormState }) {
  if (!form.allowsWhiteLabel)
    return (
      <PageSection title={words.title} closedWith={words.notAllowed}>
        <p className={tw`max-w-text`}>
          <Rich text={words.ask} />
        </p>
      </PageSection>
    );
  return (
    <PageSection title={words.title} lead={words.lead} closedWith={words.now}>
      <div className={tw`flex flex-col gap-6`}>
        <CheckboxRow
          label={words.hidesName}
          hint={words.hidesNameHint}
          isOn={form.hidesName}
          onChange={(hidesName) => change({ hidesName })}
        />
        <Field
          label={words.privacyLink}
          hint={words.privacyLinkHint}
          maxLength={500}
          autoComplete="off"
          value={form.privacyLink}
          error={faults[contractNames.privacyLink]}
          onChange={(privacyLink) => change({ privacyLink })}
        />
        <ToolSteps steps={form.toolSteps} faults={faults} onChange={(toolSteps) => change({ toolSteps })} />
      </div>
    </PageSection>
  );
}

interface ToolStepsProps {
  readonly steps: readonly ToolStep[];
  readonly faults: Faults;
  readonly onChange: (steps: readonly ToolStep[]) => void;
}

function ToolSteps({ steps, faults, onChange }: ToolStepsProps) {
  const id = useId();
  const left = tools.filter(({ id: tool }) => !steps.some((step) => step.tool === tool));
  const whole = faults[contractNames.toolSteps];
  const replace = (index: number, changes: Partial<ToolStep>) =>
    onChange(steps.map((step, at) => (at === index ? { ...step, ...changes } : step)));
  return (
    <fieldset className={tw`flex flex-col gap-4`}>
      <legend className={tw`font-semibold`}>{words.steps}</legend>
      <p className={tw`text-sm text-quiet`}>{words.stepsHint}</p>
      {steps.map((step, index) => (
        <div key={step.tool} className={tw`flex flex-col gap-3 rounded border border-line px-4 py-4`}>
          <h3 className={tw`font-semibold`}>{toolById(step.tool).title}</h3>
          <Field
            label={words.stepLabel}
            maxLength={80}
            autoComplete="off"
            value={step.label}
            error={faults[`${contractNames.toolSteps}.${index}.label`]}
            onChange={(label) => replace(index, { label })}
          />
          <Field
            label={words.stepLink}
            hint={words.stepLinkHint}
            maxLength={500}
            autoComplete="off"
            value={step.link}
            error={faults[`${contractNames.toolSteps}.${index}.link`]}
            onChange={(link) => replace(index, { link })}
          />
          <div className={tw`flex flex-wrap`}>
            <Button kind="quiet" onClick={() => onChange(steps.filter((_, at) => at !== index))}>
              {words.removeStep}
            </Button>
          </div>
        </div>
      ))}
      {whole ? <FieldError id={id}>{whole}</FieldError> : null}
      {left.length > 0 ? (
        <Select<ToolId>
          label={words.addStep}
          none={words.chooseTool}
          options={left.map(({ id: tool, title }) => ({ id: tool, label: title }))}
          value=""
          onChange={(tool) => tool !== "" && onChange([...steps, { tool, label: "", link: "" }])}
        />
      ) : null}
    </fieldset>
  );
}
