// `npm run law -- review-pack [folder]`: Word files for an attorney, one per state, per letter type and per questionnaire.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { dateOf, isStateCode, loadEvidence, loadStates } from "@iep-insider/sdk/law";
import { runnerImport } from "vite";
import { toWord } from "./src/documents/toWord.ts";
import { letterTypes } from "./src/tools/letter-generator/form/fields.ts";

// Reports of questionnaires stand beside screens, and Node reads no TSX.
const { module } = await runnerImport<typeof import("./src/review-pack/index.ts")>(
  path.join(import.meta.dirname, "src/review-pack/index.ts"),
  { configFile: false, logLevel: "error", resolve: { noExternal: [/^@iep-insider\//] } },
);
const { letterPack, questionnairePack, reviewedIds, statePack } = module;

const [folder = "review-pack"] = process.argv.slice(2);
const today = dateOf(new Date());
const [states, evidence] = await Promise.all([loadStates(), loadEvidence()]);
const packs = [
  ...Object.keys(states)
    .filter(isStateCode)
    .map((code) => statePack(states[code], evidence[code], today)),
  ...letterTypes.map((type) => letterPack(type, today)),
  ...reviewedIds.map((id) => questionnairePack(id, today)),
];
await mkdir(folder, { recursive: true });
for (const pack of packs) {
  const word = await toWord(pack);
  await writeFile(path.join(folder, `${pack.fileName}.docx`), Buffer.from(await word.arrayBuffer()));
}
console.log(`Wrote ${packs.length} files to ${folder}.`);
