import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Held, parseFederalFiles, parseGlossaryFiles, parseStateFiles } from "./lawFiles.ts";
import { citationOf, type ProvisionRecord, wordsOf } from "./provisionSchema.ts";
import { codeOf, evidenceOf, recordOf, timeToAnswerOf } from "./recordOf.ts";
import { type DataSet, unless } from "./shared.ts";
import type { StateFile } from "./stateFileSchema.ts";
import type { TermRecord } from "./termSchema.ts";

/** The modules that the product loads: each one's text by its path in `sdk/src/law`. */
type Modules = Readonly<Record<string, string>>;

const root = path.join(import.meta.dirname, "../src/law");

/** Modules made from the YAML files. @throws with a line for each fault of a file. */
function lawModules(): Modules {
  const states = parseStateFiles();
  return {
    ...federalModules(parseFederalFiles()),
    "glossary/generated/glossary.ts": glossaryModule(parseGlossaryFiles()),
    "states/generated/allStates.ts": statesModule(states, "states", "StateRecord", recordOf),
    "states/generated/timeToAnswer.ts": timesModule(states),
    "states/generated/evidence.ts": statesModule(states, "stateEvidence", "StateEvidence", evidenceOf),
  };
}

/** Citations and time limits have one module per topic: a bundler splits its chunks by module. */
function federalModules(provisions: readonly Held<ProvisionRecord>[]): Modules {
  const topics = [...Map.groupBy(provisions, ({ topic }) => topic)];
  const limited = topics.filter(([, held]) => held.some(({ value }) => value.limits !== undefined));
  return {
    ...Object.fromEntries(
      topics.map(([topic, held]) => [
        `federal/generated/citations/${topic}.ts`,
        citationsModule(`federal/${topic}.yaml`, held),
      ]),
    ),
    "federal/generated/citations/index.ts": `${header("federal")}
// Citations of provisions, one export each, so that a bundle includes only those it uses.

${topics.map(([topic]) => `export * from "./${topic}.ts";`).join("\n")}
`,
    ...Object.fromEntries(limited.map(([topic, held]) => [limitsPath(topic), limitsModule(topic, held)])),
    "federal/generated/limits/index.ts": `${header("federal")}
// The time limits of provisions, the numbers alone and with their words, so that a bundle includes only those it uses.

${limited.map(([topic]) => `export * from "./${topic}.ts";`).join("\n")}
`,
    "federal/generated/provisions.ts": provisionsModule(provisions),
  };
}

function citationsModule(source: string, provisions: readonly Held<ProvisionRecord>[]): string {
  const lines = provisions.map(({ id, value }) => {
    const citation = JSON.stringify(citationOf(id, value));
    return `export const ${constant(id)} = ${citation} as const satisfies Citation;`;
  });
  return `${header(source)}
import type { Citation } from "../../Provision.ts";

${lines.join("\n")}
`;
}

function limitsPath(topic: string): string {
  return `federal/generated/limits/${topic}.ts`;
}

function limitsModule(topic: string, provisions: readonly Held<ProvisionRecord>[]): string {
  const lines = provisions.flatMap(({ id, value: { limits } }) => {
    if (limits === undefined) return [];
    const times = `${constant(id)}Times`;
    const entries = Object.entries(limits);
    const numbers = entries.map(([name, { limit }]) => `"${name}":${JSON.stringify(limit)}`);
    const whole = entries.map(
      ([name, { limit: _, ...words }]) => `"${name}":{"limit":${times}["${name}"],${fieldsOf(words)}}`,
    );
    return [
      `export const ${times} = {${numbers}} as const satisfies FederalTimes;`,
      `export const ${constant(id)}Limits = {${whole}} as const satisfies FederalLimits;`,
    ];
  });
  return `${header(`federal/${topic}.yaml`)}
import type { FederalLimits, FederalTimes } from "../../Provision.ts";

${lines.join("\n")}
`;
}

function provisionsModule(provisions: readonly Held<ProvisionRecord>[]): string {
  const lines = provisions.map(({ id, value }) => {
    const limits = value.limits ? `,"limits":limits.${constant(id)}Limits` : "";
    return `  "${id}": {...citations.${constant(id)},${fieldsOf(wordsOf(value))}${limits}},`;
  });
  return `${header("federal")}
import type { Provision } from "../Provision.ts";
import * as citations from "./citations/index.ts";
import * as limits from "./limits/index.ts";

/** The id of a provision we hold. */
export type ProvisionId = (typeof citations)[keyof typeof citations]["id"];

/** Every federal provision in full, by id. Citations alone are lighter: see \`citations\`. */
export const provisions: Readonly<Record<ProvisionId, Provision>> = {
${lines.join("\n")}
};
`;
}

function glossaryModule(terms: readonly Held<TermRecord>[]): string {
  const lines = terms.map(({ id, value: { rules, relatedTerms, ...words } }) => {
    const named = rules ? `"rules":[${rules.map((rule) => `citations.${constant(rule)}`)}],` : "";
    return `  {${fieldsOf({ id, ...words })},${named}${fieldsOf({ relatedTerms })}},`;
  });
  return `${header("glossary")}
import * as citations from "../../federal/generated/citations/index.ts";
import type { GlossaryTerm } from "../Term.ts";

/** By theme. */
export const glossary: readonly GlossaryTerm[] = [
${lines.join("\n")}
];
`;
}

function statesModule(
  files: readonly StateFile[],
  name: string,
  type: string,
  toValue: (file: StateFile) => object,
): string {
  return `${header("states")}
import type { ${type} } from "../${type}.ts";
import type { StateCode } from "../stateNames.ts";

export const ${name}: Readonly<Record<StateCode, ${type}>> = {
${files.map((file) => `  ${codeOf(file.state)}: ${JSON.stringify(toValue(file))},`).join("\n")}
};
`;
}

function timesModule(files: readonly StateFile[]): string {
  const lines = files.flatMap((file) => {
    const time = timeToAnswerOf(file);
    return time ? `  ${codeOf(file.state)}: ${JSON.stringify(time)},` : [];
  });
  return `${header("states")}
import type { StateCode } from "../stateNames.ts";
import type { TimeToAnswer } from "../TimeToAnswer.ts";

/** How long a parent has to respond to a change of the IEP, from the school's written notice. */
export const timeToAnswer: Readonly<Partial<Record<StateCode, TimeToAnswer>>> = {
${lines.join("\n")}
};
`;
}

function header(source: string): string {
  return `// Generated from sdk/data/${source} by \`npm run law -- build\`. Do not edit.`;
}

/** The name of a provision's citation: "iep-30-days" → "iep30Days". */
function constant(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}

function fieldsOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

function modulesInRepository(): Modules {
  const files = globSync("*/generated/**/*.ts", { cwd: root });
  return Object.fromEntries(
    files.map((file) => [file.replaceAll(path.sep, "/"), readFileSync(path.join(root, file), "utf8")]),
  );
}

/** Writes the modules, and removes those of a file that is gone. @returns how many changed. */
export function writeLawModules(): number {
  const [held, current] = [modulesInRepository(), lawModules()];
  const stale = Object.keys(held).filter((file) => current[file] === undefined);
  const changed = Object.entries(current).filter(([file, text]) => held[file] !== text);
  for (const file of stale) rmSync(path.join(root, file));
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return stale.length + changed.length;
}

export const generatedLaw: DataSet<Modules> = {
  name: "generated law modules",
  data: modulesInRepository(),
  problems: (inRepository) => {
    const current = lawModules();
    return Object.keys({ ...inRepository, ...current }).flatMap((file) =>
      unless(
        inRepository[file] === current[file],
        `${file}: differs from the files in sdk/data; run npm run law -- build`,
      ),
    );
  },
};
