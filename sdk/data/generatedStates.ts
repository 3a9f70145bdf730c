import { readFileSync } from "node:fs";
import path from "node:path";
import { codeOf, evidenceOf, recordOf } from "./recordOf.ts";
import { type DataSet, unless } from "./shared.ts";
import type { StateFile } from "./stateFileSchema.ts";
import { parseStateFiles } from "./stateFiles.ts";

/** The modules that the product loads: records for browsers, evidence for the server. */
const names = ["allStates", "evidence"] as const;
type Modules = Readonly<Record<(typeof names)[number], string>>;

export function generatedStates(files: readonly StateFile[]): Modules {
  return {
    allStates: source("states", "StateRecord", recordOf),
    evidence: source("stateEvidence", "StateEvidence", evidenceOf),
  };

  function source(name: string, type: string, toValue: (file: StateFile) => object): string {
    return `\
// Generated from sdk/data/states by \`npm run law -- build\`. Do not edit.
import type { ${type} } from "../${type}.ts";
import type { StateCode } from "../stateNames.ts";

export const ${name}: Readonly<Record<StateCode, ${type}>> = {
${files.map((file) => `  ${codeOf(file.state)}: ${JSON.stringify(toValue(file))},`).join("\n")}
};
`;
  }
}

export function generatedPath(name: string): string {
  return path.join(import.meta.dirname, "../src/law/states/generated", `${name}.ts`);
}

/** The modules as they are in the repository. */
export const generatedLaw: DataSet<Modules> = {
  name: "generated state modules",
  data: Object.fromEntries(
    names.map((name) => [name, readFileSync(generatedPath(name), "utf8")]),
  ) as unknown as Modules,
  problems: (inRepository) => {
    const current = generatedStates(parseStateFiles());
    return names.flatMap((name) =>
      unless(
        inRepository[name] === current[name],
        `${name}: differs from sdk/data/states; run npm run law -- build`,
      ),
    );
  },
};
