// `npm run i18n -- extract|check`: the commands of the translation catalogs (docs/translation.md).
import { areas } from "./areas.ts";
import { updateCatalog } from "./catalog.ts";
import { coverage, faultsIn } from "./coverage.ts";
import { messagesOf } from "./messagesOf.ts";
import { articlesInSpanish, ruledOut } from "./termTable.ts";

const usage = `npm run i18n -- extract          bring the catalogs in sdk/locales/es in line with the source
npm run i18n -- check [area…]    messages, words, and what is not translated, per area; fails on faults`;

const [command, ...names] = process.argv.slice(2);
const chosen = areas.filter(({ name }) => names.length === 0 || names.includes(name));

if (command === "extract") {
  const changed = chosen.filter((area) => updateCatalog(area.name, messagesOf(area)));
  console.log(`Catalogs changed: ${changed.map(({ name }) => name).join(", ") || "none"}.`);
} else if (command === "check") {
  const faults = [...faultsIn(chosen), ...ruledOut(articlesInSpanish())];
  console.log([coverage(chosen), ...faults].join("\n"));
  if (faults.length > 0) process.exitCode = 1;
} else {
  console.error(usage);
  process.exitCode = 1;
}
