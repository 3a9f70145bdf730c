import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { type StateCode, stateNames } from "../src/law/states/stateNames.ts";
import { type ProvisionInput, type ProvisionRecord, provisionSchema } from "./provisionSchema.ts";
import { kebabCase, shapeProblems } from "./shared.ts";
import { type StateFile, type StateFileInput, stateFileSchema } from "./stateFileSchema.ts";
import { type TermInput, type TermRecord, termSchema } from "./termSchema.ts";

// The YAML files beside this one, which README.md explains to people who do not program.

/** The files of `federal`, in the order in which the product lists their provisions. */
const federalTopics =
  "evaluation eligibility consent iep meetings notices records placement-and-services discipline disputes " +
  "moves-and-other-schools section-504-and-ada school-life who-decides";

/** The files of `glossary`, in the order in which the product lists their terms. */
const glossaryTopics =
  "laws section-504 plans goals changes-in-class adult-life disabilities conditions skills evaluation " +
  "eligibility tests scores index-scores people specialists agencies state-words services time-and-place " +
  "meetings disputes behavior safety discipline";

export const codes = Object.keys(stateNames) as StateCode[];

/** The records of each file as written, by topic and id. */
export type TopicFiles<Input> = Readonly<Record<string, Readonly<Record<string, Input>>>>;

/** A record that follows its schema. */
export interface Held<Value> {
  readonly topic: string;
  readonly id: string;
  /** Where a person finds it: "iep.yaml › iep-team". */
  readonly where: string;
  readonly value: Value;
}

// Each of these throws with the file's name, line and column where a file is not YAML.

export const readFederalFiles = (): TopicFiles<ProvisionInput> => readTopics("federal", federalTopics);

export const readGlossaryFiles = (): TopicFiles<TermInput> => readTopics("glossary", glossaryTopics);

export function readStateFiles(): Readonly<Record<StateCode, StateFileInput>> {
  return Object.fromEntries(codes.map((code) => [code, readFile(stateFilePath(code))])) as Record<
    StateCode,
    StateFileInput
  >;
}

/** `sdk/data/federal/iep.yaml` */
export function federalFilePath(topic: string): string {
  return pathOf("federal", topic);
}

/** `sdk/data/states/new-york.yaml` */
export function stateFilePath(code: StateCode): string {
  return pathOf("states", stateNames[code].toLowerCase().replaceAll(" ", "-"));
}

// Each of these throws with a line for each record that does not follow its schema.

export const parseFederalFiles = (): readonly Held<ProvisionRecord>[] =>
  sound("federal", heldIn(provisionSchema, readFederalFiles()));

export const parseGlossaryFiles = (): readonly Held<TermRecord>[] =>
  sound("glossary", heldIn(termSchema, readGlossaryFiles()));

export function parseStateFiles(): readonly StateFile[] {
  const files = readStateFiles();
  const problems = codes.flatMap((code) =>
    shapeProblems(stateFileSchema, files[code], path.basename(stateFilePath(code))),
  );
  sound("states", { held: [], problems });
  return codes.map((code) => stateFileSchema.parse(files[code]));
}

/** The ids of all records, also of those with faults. */
export function idsIn(files: TopicFiles<unknown>): readonly string[] {
  return Object.values(files).flatMap((records) => Object.keys(records));
}

/** The records that follow the schema, in their order, and a line for each fault of the others. */
export function heldIn<Schema extends z.ZodType>(schema: Schema, files: TopicFiles<unknown>) {
  const held: Held<z.output<Schema>>[] = [];
  const problems: string[] = [];
  for (const [topic, records] of Object.entries(files))
    for (const [id, one] of Object.entries(records)) {
      const where = `${topic}.yaml › ${id}`;
      const { data } = schema.safeParse(one);
      if (data !== undefined) held.push({ topic, id, where, value: data });
      problems.push(...shapeProblems(kebabCase, id, where), ...shapeProblems(schema, one, where));
    }
  return { held, problems };
}

function sound<Value>(
  folder: string,
  { held, problems }: { readonly held: readonly Value[]; readonly problems: readonly string[] },
) {
  if (problems.length > 0) throw new Error(problems.map((one) => `${folder}/${one}`).join("\n"));
  return held;
}

function readTopics<Input>(folder: string, listed: string): TopicFiles<Input> {
  const topics = listed.split(" ");
  const present = globSync(pathOf(folder, "*")).map((file) => path.basename(file, ".yaml"));
  const unlisted = present.filter((topic) => !topics.includes(topic));
  if (unlisted.length > 0)
    throw new Error(`Add ${folder}/${unlisted.join(", ")} to the list in sdk/data/lawFiles.ts.`);
  return Object.fromEntries(topics.map((topic) => [topic, readFile(pathOf(folder, topic)) ?? {}]));
}

function pathOf(folder: string, name: string): string {
  return path.join(import.meta.dirname, folder, `${name}.yaml`);
}

function readFile<Input>(file: string): Input {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(
      `${path.relative(import.meta.dirname, file)}: ${error instanceof Error ? error.message : error}`,
    );
  }
}
