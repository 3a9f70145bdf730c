// Part `imports` of the test command: what lies within a package and which package a tool's file may use. The directions
// between packages are the dependencies of each package.json; Biome's `noImportCycles` finds cycles of files.
import path from "node:path";
import { checkCycles } from "./imports/cycles.ts";
import { checkDependencies } from "./imports/dependencies.ts";
import { type ImportEdge, readEdges } from "./imports/edges.ts";
import { readHouse } from "./imports/house.ts";
import { matches } from "./imports/matches.ts";
import type { Violation } from "./imports/Violation.ts";

/**
 * A rule in words and in globs: of the imports in files of `from` whose targets are `among` these, `only` these are
 * allowed. A target is one of our files (`sdk/src/law/index.ts`, however it was written), `npm:react`, `node:fs` or
 * `virtual:sheet/kit`; `<tool>` is the tool folder that contains the importing file.
 */
interface Rule {
  readonly says: string;
  readonly from: readonly string[];
  readonly except?: readonly string[];
  readonly among: readonly string[];
  readonly only: readonly string[];
  readonly typesAreFine?: true;
}

const everything = ["**"];
const tests = ["**/*.test.ts", "**/*.test.tsx", "**/tests/**"];
const testsAndStories = [...tests, "**/*.stories.tsx"];
const core = "sdk/src/{contract,catalog,law,safety,reading-grade,embed,school-documents}/**";
const ownFolder = "widgets/src/tools/<tool>/**";

const rules: readonly Rule[] = [
  {
    says: "of our packages, api imports only sdk's contract, contract/schemas, catalog, law, safety, reading-grade, embed and theme/tokens",
    from: ["api/**"],
    // Syncs a case with the real client, to search what the server has of it.
    except: ["api/tests/syncedCase/**"],
    among: ["{sdk,widgets,dashboard,examples,docs/site,storybook}/**"],
    only: [
      "sdk/src/{contract,catalog,law,law/deadlines,law/glossary,safety,reading-grade,embed}/index.ts",
      "sdk/src/contract/schemas.ts",
      "sdk/src/theme/tokens.ts",
    ],
  },
  {
    says: "the API's source does not know the payment simulator, so that no production build can hold it",
    from: ["api/src/**"],
    except: tests,
    among: ["api/simulator/**"],
    only: [],
  },
  {
    says: "sdk's contract, catalog, law, safety, reading-grade, embed and school-documents import only one another and small pure packages: no React, no DOM, no Node",
    from: [core],
    except: tests,
    among: everything,
    only: [
      "sdk/src/{contract,catalog,law,safety,reading-grade,embed,school-documents}/**/*.ts",
      "npm:{zod,fastest-levenshtein,flesch-kincaid,syllable}",
    ],
  },
  {
    says: "zod and the contract's schemas stay out of what browsers get: only schemas.ts and …Schemas.ts files import them",
    from: ["sdk/src/**", "widgets/src/**"],
    except: ["sdk/src/contract/**/{schemas,*Schemas}.ts", ...tests],
    among: ["npm:zod", "sdk/src/contract/**/{schemas,*Schemas}.ts"],
    only: [],
    typesAreFine: true,
  },
  {
    says: "a tool never imports another tool",
    from: ["widgets/src/tools/*/**"],
    among: ["widgets/src/tools/*/**"],
    only: [ownFolder],
  },
  {
    says: "a tool's content.ts holds words and imports types only",
    from: ["widgets/src/tools/*/content.ts"],
    among: everything,
    only: [],
    typesAreFine: true,
  },
  {
    says: "a tool's logic.ts imports sdk/law, other .ts files of its own folder, and our types",
    from: ["widgets/src/tools/*/logic.ts"],
    among: everything,
    only: ["sdk/src/law/**", "widgets/src/tools/<tool>/**/*.ts"],
    typesAreFine: true,
  },
  {
    says: "a tool's content.ts and logic.ts know no React and no other npm package, not even its types",
    from: ["widgets/src/tools/*/{content,logic}.ts"],
    among: ["{npm,node}:*{,/**}"],
    only: [],
  },
  {
    says: "a tool's element.ts imports widgets/element, its own folder and its style sheet",
    from: ["widgets/src/tools/*/element.ts"],
    among: everything,
    only: ["widgets/src/element/**", ownFolder, "virtual:*{,/**}"],
    typesAreFine: true,
  },
  {
    says: "of our code, a tool's screen imports only sdk, widgets/questionnaire, widgets/screens, widgets/result, widgets/documents, widgets/later, widgets/state-facts, widgets/answers, widgets/kept, widgets/case, widgets/document-reader, what a sample is, and its own folder",
    from: ["widgets/src/tools/*/**/*.tsx"],
    except: testsAndStories,
    among: ["{sdk,widgets}/**"],
    only: [
      "sdk/src/**",
      "widgets/src/{questionnaire,screens,result,documents,later,state-facts,answers,kept,case,document-reader}/**",
      "widgets/src/samples/ToolSample.ts",
      ownFolder,
    ],
  },
  {
    says: "a tool's further .ts files import sdk's law, catalog, contract, safety and school-documents, widgets/documents, widgets/later, widgets/state-facts and their own folder",
    from: ["widgets/src/tools/*/**/*.ts"],
    except: ["widgets/src/tools/*/{content,logic,element}.ts", ...tests],
    among: everything,
    only: [
      "sdk/src/{law,catalog,contract,safety,school-documents}/**",
      "virtual:*{,/**}",
      "widgets/src/{documents,later,state-facts}/**",
      "widgets/src/tools/<tool>/**/*.ts",
    ],
    typesAreFine: true,
  },
];

/** Everything in the repository at `root` that breaks a rule, and how many rules there are. */
export function checkImports(root: string): { ruleCount: number; violations: Violation[] } {
  const house = readHouse(root);
  const edges = readEdges(house);
  const further = [...checkDependencies(house, edges), checkCycles(edges)];
  const found = [...rules.map((rule) => check(rule, edges)), ...further];
  return { ruleCount: found.length, violations: found.flat() };
}

function check(rule: Rule, edges: readonly ImportEdge[]): Violation[] {
  const broken = edges.filter((edge) => {
    const { from, target, isType } = edge;
    if (!matches(from.path, rule.from) || matches(from.path, rule.except ?? [])) return false;
    if (isType && rule.typesAreFine) return false;
    const only = rule.only.map((glob) => fillIn(glob, edge));
    return matches(target, rule.among) && !matches(target, only);
  });
  return broken.map(({ from, specifier, line }) => ({ file: from.path, line, specifier, rule: rule.says }));
}

function fillIn(glob: string, { from }: ImportEdge): string {
  const tool = from.path.match(/^widgets\/src\/tools\/([^/]+)\//)?.[1] ?? "";
  return glob.replace("<tool>", tool);
}

if (import.meta.main) {
  const { ruleCount, violations } = checkImports(path.dirname(import.meta.dirname));
  for (const { file, line, specifier, rule } of violations) {
    console.log(`${file}:${line} imports "${specifier}"\n    but ${rule}\n`);
  }
  const broken = new Set(violations.map(({ rule }) => rule)).size;
  console.log(`${ruleCount - broken} passed, ${broken} failed`);
  process.exitCode = broken > 0 ? 1 : 0;
}
