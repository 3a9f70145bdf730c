import type { ToolId } from "@iep-insider/sdk/catalog";
import type { OwnPartner, SiteChange } from "@iep-insider/sdk/contract";
import { withoutBlank } from "../fields/addresses.ts";

/** The settings that are saved together, as typed: an empty field is "". */
export interface SiteForm {
  readonly name: string;
  /** One per line; at least one, which may be empty. */
  readonly origins: readonly string[];
  readonly allowsLocalhost: boolean;
  readonly brandName: string;
  readonly accent: string;
  readonly phone: string;
  readonly stepLabel: string;
  readonly stepPhone: string;
  readonly stepLink: string;
  readonly defaultState: string;
  readonly offersAll: boolean;
  /** Kept when all are offered, so that the selection can be restored. */
  readonly tools: readonly ToolId[];
  readonly emailGate: boolean;
  readonly frameOnly: boolean;
}

export function formOf({ name, origins, allowsLocalhost, settings }: OwnPartner): SiteForm {
  const { brand, defaultState, tools, emailGate, frameOnly } = settings;
  return {
    name,
    origins: origins.length > 0 ? origins : [""],
    allowsLocalhost,
    brandName: brand.name,
    accent: brand.accent ?? "",
    phone: brand.phone ?? "",
    stepLabel: brand.nextStep?.label ?? "",
    stepPhone: brand.nextStep?.phone ?? "",
    stepLink: brand.nextStep?.link ?? "",
    defaultState: defaultState ?? "",
    offersAll: tools === null,
    tools: tools ?? [],
    emailGate,
    frameOnly,
  };
}

/** The request for a form, without the revision. An empty next step is omitted. */
export function changeOf(form: SiteForm): Omit<SiteChange, "revision"> {
  const step = { label: form.stepLabel, phone: orNull(form.stepPhone), link: orNull(form.stepLink) };
  const hasStep = step.label.trim() !== "" || step.phone !== null || step.link !== null;
  return {
    name: form.name,
    origins: withoutBlank(form.origins),
    allowsLocalhost: form.allowsLocalhost,
    settings: {
      brand: {
        name: form.brandName,
        accent: orNull(form.accent),
        phone: orNull(form.phone),
        nextStep: hasStep ? step : null,
      },
      defaultState: orNull(form.defaultState),
      tools: form.offersAll ? null : form.tools,
      emailGate: form.emailGate,
      frameOnly: form.frameOnly,
    },
  };
}

/** The contract's name of each field, for faults. */
export const contractNames = {
  name: "name",
  origins: "origins",
  allowsLocalhost: "allowsLocalhost",
  brandName: "settings.brand.name",
  accent: "settings.brand.accent",
  phone: "settings.brand.phone",
  stepLabel: "settings.brand.nextStep.label",
  stepPhone: "settings.brand.nextStep.phone",
  stepLink: "settings.brand.nextStep.link",
  defaultState: "settings.defaultState",
  offersAll: "settings.tools",
  tools: "settings.tools",
  emailGate: "settings.emailGate",
  frameOnly: "settings.frameOnly",
} as const satisfies Readonly<Record<keyof SiteForm, string>>;

/** Whether saving either would have the same effect. */
export function isSame(one: SiteForm, other: SiteForm): boolean {
  return JSON.stringify(changeOf(one)) === JSON.stringify(changeOf(other));
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
