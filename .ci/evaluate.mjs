// `npm run evaluate`: the AI tools; `npm run evaluate -- documents`: the document reader.
import path from "node:path";
import { root } from "./repository.mjs";

const isOfDocuments = process.argv[2] === "documents";
if (isOfDocuments) process.argv.splice(2, 1);
const folder = isOfDocuments
  ? path.join("widgets", "evaluation", "documents")
  : path.join("api", "evaluation");
await import(path.join(root, folder, "evaluate.ts"));
