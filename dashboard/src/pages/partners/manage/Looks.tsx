import { contrast, letteringOn, tw } from "@iep-insider/sdk/theme";
import { Field, FieldFrame } from "@iep-insider/sdk/ui";
import { looksWords as words } from "../../../content/manageSite.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { Logo } from "./Logo.tsx";
import { contractNames } from "./siteForm.ts";
import type { SiteFormState } from "./useSiteForm.ts";

interface Props {
  readonly site: SiteFormState;
  /** The path of the saved logo. */
  readonly logo: string | null;
}

/** The organization's branding on each tool. */
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

interface AccentProps {
  /** As typed; may be invalid. */
  readonly accent: string;
  readonly fault: string | undefined;
  readonly onChange: (accent: string) => void;
}

/** A color, typed or picked, with its contrast. */
function Accent({ accent, fault, onChange }: AccentProps) {
  const color = colorIn(accent);
  return (
    <div className={tw`flex flex-col gap-3`}>
      <FieldFrame label={words.accent} hint={words.accentHint} error={fault}>
        {({ className, ...field }) => (
          <div className={tw`flex gap-2`}>
            <input
              type="color"
              aria-label={words.pick}
              value={color ?? ownColor}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={tw`flex-none w-11 h-11 rounded border border-outline bg-sheet p-1 cursor-pointer`}
            />
            <input
              {...field}
              value={accent}
              maxLength={7}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={className}
            />
          </div>
        )}
      </FieldFrame>
      {color ? <Sample color={color} /> : null}
    </div>
  );
}

function Sample({ color }: { readonly color: string }) {
  const lettering = letteringOn(color);
  const onWhite = contrast(color, "#ffffff");
  return (
    <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2`}>
      <span
        className={tw`inline-flex items-center min-h-[2.75rem] px-5 rounded font-semibold`}
        style={{ backgroundColor: color, color: lettering }}
      >
        {words.sample}
      </span>
      <p role="status" className={tw`flex-1 min-w-[12rem] text-sm text-quiet`}>
        {(lettering === "#ffffff" ? words.dark : words.light)(shown(contrast(color, lettering)))}
        {onWhite < 3 ? ` ${words.faint(shown(onWhite))}` : null}
      </p>
    </div>
  );
}

function colorIn(text: string): string | null {
  const color = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(color) ? color : null;
}

function shown(ratio: number): string {
  return ratio.toFixed(1);
}

/** The browser's picker cannot be empty: it begins with our color. */
const ownColor = "#0e5a5a";
