// `npm run i18n -- extract|check|review-pack`: the commands of the translation catalogs (docs/translation.md).
import path from "node:path";
import { areas } from "./areas.ts";
import { updateCatalog } from "./catalog.ts";
import { coverage, faultsIn } from "./coverage.ts";
import { messagesOf, repository } from "./messagesOf.ts";
import { articlesInSpanish, ruledOut } from "./termTable.ts";

const usage = `npm run i18n -- extract                bring the catalogs in sdk/locales/es in line with the source
npm run i18n -- check [area…]          messages, words, what is not translated, and who reviewed it, per area; fails on faults
npm run i18n -- review-pack [area…]    write a Word file per area for a native reviewer (review-pack/spanish/)`;

const [command, ...names] = process.argv.slice(2);
const chosen = areas.filter(({ name }) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !areas.some((area) => area.name === name));

if (unknown.length > 0) {
  console.error(
    `No area has this name: ${unknown.join(", ")}. The areas: ${areas.map(({ name }) => name).join(", ")}.`,
  );
  process.exitCode = 1;
} else if (command === "extract") {
  const changed = chosen.filter((area) => updateCatalog(area.name, messagesOf(area)));
  console.log(`Catalogs changed: ${changed.map(({ name }) => name).join(", ") || "none"}.`);
} else if (command === "check") {
  const faults = [...faultsIn(chosen), ...ruledOut(articlesInSpanish())];
  console.log([coverage(chosen), ...faults].join("\n"));
  if (faults.length > 0) process.exitCode = 1;
} else if (command === "review-pack") {
  const { writeReviewPack } = await import("./review-pack/writeReviewPack.ts");
  console.log(await writeReviewPack(chosen, path.join(repository, "review-pack/spanish")));
} else {
  console.error(usage);
  process.exitCode = 1;
}
