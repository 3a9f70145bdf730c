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
  /** Whether an operator allows what follows; without it, nothing of it is sent. */
  readonly allowsWhiteLabel: boolean;
  readonly hidesName: boolean;
  readonly privacyLink: string;
  readonly toolSteps: readonly ToolStep[];
}

/** The next step below the results of one tool. */
export interface ToolStep {
  readonly tool: ToolId;
  readonly label: string;
  readonly link: string;
}

export function formOf({ name, origins, allowsLocalhost, settings, allowsWhiteLabel }: OwnPartner): SiteForm {
  const { brand, defaultState, tools, emailGate, frameOnly, whiteLabel } = settings;
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
    allowsWhiteLabel,
    hidesName: whiteLabel?.hidesName ?? false,
    privacyLink: whiteLabel?.privacyLink ?? "",
    toolSteps: whiteLabel?.toolSteps ?? [],
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
      whiteLabel: form.allowsWhiteLabel ? whiteLabelOf(form) : null,
    },
  };
}

function whiteLabelOf(form: SiteForm): SiteChange["settings"]["whiteLabel"] {
  const { hidesName } = form;
  const privacyLink = orNull(form.privacyLink);
  const toolSteps = withoutBlankSteps(form.toolSteps);
  if (!hidesName && privacyLink === null && toolSteps.length === 0) return null;
  return { hidesName, privacyLink, toolSteps };
}

/** So that the index of a fault is that of its row. */
export function withoutBlankSteps(steps: readonly ToolStep[]): readonly ToolStep[] {
  return steps.filter(({ label, link }) => label.trim() !== "" || link.trim() !== "");
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
  allowsWhiteLabel: "settings.whiteLabel",
  hidesName: "settings.whiteLabel.hidesName",
  privacyLink: "settings.whiteLabel.privacyLink",
  toolSteps: "settings.whiteLabel.toolSteps",
} as const satisfies Readonly<Record<keyof SiteForm, string>>;

/** Whether saving either would have the same effect. */
export function isSame(one: SiteForm, other: SiteForm): boolean {
  return JSON.stringify(changeOf(one)) === JSON.stringify(changeOf(other));
}

function orNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
