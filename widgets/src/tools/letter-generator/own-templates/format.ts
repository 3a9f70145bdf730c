import { isLetterType } from "../form/fields.ts";
import {
  fits,
  isDay,
  isSameName,
  isTemplateField,
  mostTemplates,
  type OwnTemplate,
  type TemplateField,
  tidyName,
} from "./OwnTemplate.ts";

// The one format of own templates, in the browser's storage and in the file that a parent takes along. JSON, in UTF-8:
//
//   {
//     "format": "iep-insider-letter-templates",
//     "version": 1,                     a whole number; a reader refuses a higher one than it knows
//     "templates": [                    100 at most, in the order they are shown
//       {
//         "name": "Ask for an IEE",     one line, 80 characters at most; no two alike, capitals apart
//         "savedOn": "2026-11-21",
//         "letterType": "iee_request",  one of `letterTypes`
//         "fields": {                   field of the form to its text; what is blank is left out, and `date` is never there
//           "specificConcerns": "[date]: the report left out how [child's name] reads"
//         }
//       }
//     ]
//   }
//
// The whole has a million characters at most. A change that an older reader would misread gets a new version.

const format = "iep-insider-letter-templates";
const version = 1;

/** In characters, of the whole text. */
export const longestText = 1_000_000;

/** Why a file is rejected. */
export type FileProblem = "wrong-file" | "newer" | "too-large" | "too-many" | "damaged";

export type ReadTemplates =
  | { readonly templates: readonly OwnTemplate[] }
  | { readonly problem: FileProblem };

export function writeTemplates(templates: readonly OwnTemplate[]): string {
  return JSON.stringify({ format, version, templates }, null, 1);
}

/** Reads a template file, all or nothing. The caller resolves duplicate names. */
export function readFile(text: string): ReadTemplates {
  if (text.length > longestText) return { problem: "too-large" };
  const entries = readEntries(text);
  if (typeof entries === "string") return { problem: entries };
  if (entries.length > mostTemplates) return { problem: "too-many" };
  const templates = entries.map(readTemplate).filter((template) => template !== null);
  return templates.length === entries.length ? { templates } : { problem: "damaged" };
}

/**
 * Parses what this browser stored. Invalid parts are dropped silently.
 * @returns "newer" if a later release wrote it: then it must not be overwritten.
 */
export function readKept(text: string | null): readonly OwnTemplate[] | "newer" {
  const entries = text === null ? [] : readEntries(text);
  if (entries === "newer") return "newer";
  if (typeof entries === "string") return [];
  const templates = entries.map(readTemplate).filter((template) => template !== null);
  return templates
    .filter(({ name }, index) => templates.findIndex((other) => isSameName(other.name, name)) === index)
    .slice(0, mostTemplates);
}

function readEntries(text: string): readonly unknown[] | "wrong-file" | "newer" | "damaged" {
  const whole = parse(text);
  if (!isRecord(whole) || whole["format"] !== format) return "wrong-file";
  const { version: found, templates } = whole;
  if (typeof found !== "number" || !Number.isInteger(found) || found < 1) return "damaged";
  if (found > version) return "newer";
  return Array.isArray(templates) ? templates : "damaged";
}

function readTemplate(entry: unknown): OwnTemplate | null {
  if (!isRecord(entry) || Object.keys(entry).length !== 4) return null;
  const { name, savedOn, letterType } = entry;
  const fields = readFields(entry["fields"]);
  if (typeof name !== "string" || name === "" || name !== tidyName(name)) return null;
  if (typeof savedOn !== "string" || !isDay(savedOn)) return null;
  if (typeof letterType !== "string" || !isLetterType(letterType) || fields === null) return null;
  return { name, savedOn, letterType, fields };
}

function readFields(value: unknown): OwnTemplate["fields"] | null {
  if (!isRecord(value)) return null;
  const fields: Partial<Record<TemplateField, string>> = {};
  for (const [field, text] of Object.entries(value)) {
    if (!isTemplateField(field) || typeof text !== "string" || !fits(field, text)) return null;
    fields[field] = text;
  }
  return fields;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
