import { isSameName, longestName, mostTemplates, type OwnTemplate } from "./OwnTemplate.ts";

// What can be done to a list of templates. Each gives a new list, or why it cannot be.

type Templates = readonly OwnTemplate[];

export function withName(templates: Templates, name: string): OwnTemplate | undefined {
  return templates.find((template) => isSameName(template.name, name));
}

/** Adds a template at the beginning: newest first. */
export function added(templates: Templates, template: OwnTemplate): Templates | "name-used" | "too-many" {
  if (withName(templates, template.name)) return "name-used";
  return templates.length < mostTemplates ? [template, ...templates] : "too-many";
}

/** Puts one in the place of the one that has its name. */
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

/** Puts one back where it was. If its name has been given away meanwhile, it gets a number. */
export function putBack(templates: Templates, template: OwnTemplate, at: number): Templates | "too-many" {
  if (templates.length >= mostTemplates) return "too-many";
  const back = { ...template, name: freeName(templates, template.name) };
  return [...templates.slice(0, at), back, ...templates.slice(at)];
}

export interface Merged {
  readonly templates: Templates;
  readonly added: number;
  /** Stood there already, the very same. */
  readonly alreadyThere: number;
  /** Were given a number, because another one had their name. */
  readonly numbered: number;
}

/** Adds what a file holds below what is there. Nothing that is there changes. */
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

/** The same letter under the same name, whenever it was saved, and also where the name had to be numbered before. */
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
