// `npm run evaluate`: the AI tools; `-- documents`: the document reader; `-- letters`: what it learns from letters.
import { buildPackages } from "./build-packages.mjs";

const ofReader = {
  documents: "../widgets/evaluation/documents/evaluate.ts",
  letters: "../widgets/evaluation/documents/letters/evaluateLetters.ts",
};
const name = process.argv[2] ?? "";
// Named by a variable: each is type-checked with its own package.
const script = ofReader[name] ?? "../api/evaluation/evaluate.ts";
if (name in ofReader) process.argv.splice(2, 1);
else await buildPackages(["api"], { sayUnchanged: false });
await import(script);
