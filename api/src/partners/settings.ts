import { storedToolName } from "@iep-insider/sdk/catalog";
import type { SiteSettings } from "@iep-insider/sdk/contract";
import { siteSettingsSchema } from "@iep-insider/sdk/contract/schemas";
import type { Partner } from "../database/models/partner.ts";

/**
 * What a partner has set. Never throws: what was not set yet, or was set under rules that have changed since, counts as
 * it would for a new partner, field by field.
 */
export function readSettings({ settings, name }: Pick<Partner, "settings" | "name">): SiteSettings {
  const defaults = defaultSettings(name);
  const stored = fieldsOf(parsed(settings));
  const brand = fieldsOf(stored["brand"]);
  const { shape } = siteSettingsSchema;
  const ofBrand = shape.brand.shape;
  return {
    brand: {
      name: readOr(ofBrand.name, brand["name"], readOr(ofBrand.name, defaults.brand.name, "-")),
      logo: readOr(ofBrand.logo, brand["logo"], null),
      accent: readOr(ofBrand.accent, brand["accent"], null),
      phone: readOr(ofBrand.phone, brand["phone"], null),
      nextStep: readOr(ofBrand.nextStep, brand["nextStep"], null),
    },
    defaultState: readOr(shape.defaultState, stored["defaultState"], null),
    tools: readOr(shape.tools, stored["tools"], null),
    emailGate: readOr(shape.emailGate, stored["emailGate"], true),
    frameOnly: readOr(shape.frameOnly, stored["frameOnly"], false),
    whiteLabel: readOr(shape.whiteLabel, stored["whiteLabel"], null),
  };
}

/** As a partner's row keeps them. */
export function writeSettings(settings: SiteSettings): string {
  const tools = settings.tools?.map(storedToolName) ?? null;
  const whiteLabel = settings.whiteLabel && {
    ...settings.whiteLabel,
    toolSteps: settings.whiteLabel.toolSteps.map((step) => ({ ...step, tool: storedToolName(step.tool) })),
  };
  return JSON.stringify({ ...settings, tools, whiteLabel });
}

/** As every element without a key behaves. @param name the organization's, which can be longer than a brand's. */
function defaultSettings(name: string): SiteSettings {
  return {
    brand: {
      name: [...name].slice(0, 80).join(""),
      logo: null,
      accent: null,
      phone: null,
      nextStep: null,
    },
    defaultState: null,
    tools: null,
    emailGate: true,
    frameOnly: false,
    whiteLabel: null,
  };
}

interface Readable<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

function readOr<Value>(schema: Readable<Value>, stored: unknown, fallback: Value): Value {
  const read = schema.safeParse(stored);
  return read.success ? read.data : fallback;
}

function parsed(settings: string | null): unknown {
  if (settings === null) return null;
  try {
    return JSON.parse(settings);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
