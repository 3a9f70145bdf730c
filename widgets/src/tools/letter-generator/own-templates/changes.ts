import { isSameName, longestName, mostTemplates, type OwnTemplate } from "./OwnTemplate.ts";

// Changes to a list of templates. Each returns a new list, or why it is not possible.

type Templates = readonly OwnTemplate[];

export function withName(templates: Templates, name: string): OwnTemplate | undefined {
  return templates.find((template) => isSameName(template.name, name));
}

/** Adds a template first: newest first. */
export function added(templates: Templates, template: OwnTemplate): Templates | "name-used" | "too-many" {
  if (withName(templates, template.name)) return "name-used";
  return templates.length < mostTemplates ? [template, ...templates] : "too-many";
}

/** Replaces the template with the same name. */
export function replaced(templates: Templates, template: OwnTemplate): Templates {
  return templates.map((other) => (isSameName(other.name, template.name) ? template : other));
}

export function renamed(templates: Templates, from: string, to: string): Templates | "name-used" {
  if (!isSameName(from, to) && withName(templates, to)) return "name-used";
  return templates.map((template) =>
    isSameName(template.name, from) ? { ...template, name: to } : template,
  );
}

export function without(templates: Templates, name: string): Templates {
  return templates.filter((template) => !isSameName(template.name, name));
}

/** Restores one at its position. If its name was reused meanwhile, it gets a number. */
export function putBack(templates: Templates, template: OwnTemplate, at: number): Templates | "too-many" {
  if (templates.length >= mostTemplates) return "too-many";
  const back = { ...template, name: freeName(templates, template.name) };
  return [...templates.slice(0, at), back, ...templates.slice(at)];
}

export interface Merged {
  readonly templates: Templates;
  readonly added: number;
  /** Identical ones that were there already. */
  readonly alreadyThere: number;
  /** Renamed with a number, because the name was taken. */
  readonly numbered: number;
}

/** Appends a file's templates. Existing ones never change. */
export function merged(templates: Templates, fromFile: Templates): Merged | "too-many" {
  let all = templates;
  let numbered = 0;
  for (const template of fromFile) {
    if (all.some((other) => isSame(other, template))) continue;
    const name = freeName(all, template.name);
    if (name !== template.name) numbered += 1;
    all = [...all, { ...template, name }];
  }
  const count = all.length - templates.length;
  if (all.length > mostTemplates) return "too-many";
  return { templates: all, added: count, alreadyThere: fromFile.length - count, numbered };
}

/** "Speech", "Speech (2)", "Speech (3)" */
function freeName(templates: Templates, name: string): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : ` (${number})`;
    const free = name.slice(0, longestName - ending.length).trimEnd() + ending;
    if (!withName(templates, free)) return free;
  }
}

/** The same letter under the same name, whenever it was saved, even if the name was numbered before. */
function isSame(one: OwnTemplate, other: OwnTemplate): boolean {
  const fields = Object.keys(one.fields) as (keyof OwnTemplate["fields"])[];
  return (
    isSameName(withoutNumber(one.name), withoutNumber(other.name)) &&
    one.letterType === other.letterType &&
    fields.length === Object.keys(other.fields).length &&
    fields.every((field) => one.fields[field] === other.fields[field])
  );
}

function withoutNumber(name: string): string {
  return name.replace(/ \(\d+\)$/, "");
}
