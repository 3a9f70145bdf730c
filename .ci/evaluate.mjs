// `npm run evaluate`: the AI tools; `npm run evaluate -- documents`: the document reader.
const [what] = process.argv.slice(2);
if (what === "documents") {
  process.argv.splice(2, 1);
  await import("../widgets/evaluation/documents/evaluate.ts");
} else await import("../api/evaluation/evaluate.ts");
