// `npm run evaluate`: the AI tools; `npm run evaluate -- documents`: the document reader.
import { buildPackages } from "./build-packages.mjs";

const isOfDocuments = process.argv[2] === "documents";
if (isOfDocuments) process.argv.splice(2, 1);
// Named by a variable: each is type-checked with its own package.
const script = isOfDocuments
  ? "../widgets/evaluation/documents/evaluate.ts"
  : "../api/evaluation/evaluate.ts";
if (!isOfDocuments) await buildPackages(["api"], { sayUnchanged: false });
await import(script);
