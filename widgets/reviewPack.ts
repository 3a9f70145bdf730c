// `npm run law -- review-pack [folder]`: Word files for an attorney, one per state and one per letter type.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { dateOf, isStateCode, loadEvidence, loadStates } from "@iep-insider/sdk/law";
import { toWord } from "./src/documents/toWord.ts";
import { letterPack, statePack } from "./src/review-pack/reviewPack.ts";
import { letterTypes } from "./src/tools/letters/form/fields.ts";

const [folder = "review-pack"] = process.argv.slice(2);
const today = dateOf(new Date());
const [states, evidence] = await Promise.all([loadStates(), loadEvidence()]);
const packs = [
  ...Object.keys(states)
    .filter(isStateCode)
    .map((code) => statePack(states[code], evidence[code], today)),
  ...letterTypes.map((type) => letterPack(type, today)),
];
await mkdir(folder, { recursive: true });
for (const pack of packs) {
  const word = await toWord(pack);
  await writeFile(path.join(folder, `${pack.fileName}.docx`), Buffer.from(await word.arrayBuffer()));
}
console.log(`Wrote ${packs.length} files to ${folder}.`);
