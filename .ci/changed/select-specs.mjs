import fs from "node:fs";
import path from "node:path";
import { root } from "../repository.mjs";
import { specsOf } from "./specs-of.mjs";

const specFolder = "examples/tests";
/** No spec of the project `browser` depends on these. `api/tests/openai` is the model stand-in of `ai-engine.spec.ts`. */
const unseen =
  /^(storybook|docs(?!\/site\/)|integrations|\.ci|examples\/engines|api\/(evaluation|tests(?!\/openai\/))|widgets\/tests|dashboard\/tests|sdk\/data)\//;

/** The spec files that a change of these files touches, by the map in `specs-of.mjs` and the imports of the specs. */
export function selectSpecs(files) {
  const seen = files.filter((file) => file.includes("/") && !unseen.test(file));
  const all = fs.readdirSync(path.join(root, specFolder)).filter((name) => name.endsWith(".spec.ts"));
  const chosen = all.filter((spec) => {
    const imported = importsOf(`${specFolder}/${spec}`);
    return seen.some((file) =>
      file.startsWith(`${specFolder}/`) ? imported.has(file) : isCovered(file, spec.replace(".spec.ts", "")),
    );
  });
  return chosen.map((spec) => `${specFolder}/${spec}`);
}

/** Whether the map names the spec for the file; a file that the map does not know concerns every spec. */
function isCovered(file, spec) {
  const rule = specsOf.find(({ files }) => files.test(file));
  return !rule || rule.specs.includes(spec);
}

/** The file and its direct and indirect imports within its folder. */
function importsOf(file, found = new Set()) {
  if (found.has(file) || !fs.existsSync(path.join(root, file))) return found;
  found.add(file);
  const text = fs.readFileSync(path.join(root, file), "utf8");
  for (const [, specifier] of text.matchAll(/from "(\.[^"]+)"/g))
    importsOf(path.posix.join(path.posix.dirname(file), specifier), found);
  return found;
}
