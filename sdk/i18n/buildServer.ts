// Writes what the server says in Spanish to api/dist/es: `npm run build -- api` (ADR 100).
import { writeFileSync } from "node:fs";
import path from "node:path";
import { readCatalog } from "./catalog.ts";
import { repository } from "./messagesOf.ts";
import { writeSpanishModules } from "./spanishModules.ts";

const copies = writeSpanishModules({
  entry: "api/src/language/texts.ts",
  folder: "api/dist/es",
  english: [
    // They learn from what parents write in either language, or read it: once for both.
    "api/src/ai/{matching,reading,charge}/**",
    "api/src/ai/tools/chat/match/{matchers,messageFits}.ts",
    "api/src/ai/tools/denial-decoder/rules/{reasonMatcher,englishLabels}.ts",
    // The law and its terms are searched in their English words.
    "api/src/ai/law/{rankedLaw,englishTerms}.ts",
    // What a model chooses from.
    "api/src/ai/tools/*/reading.ts",
    // A goal is rewritten in English, for the school.
    "api/src/ai/tools/goal-analyzer/words/blanks.ts",
  ],
});

// What the server says of a request is looked up when it is said: errors are thrown wherever something fails.
const sentences = ["server-messages", "forms"].flatMap((area) =>
  [...readCatalog(area).translations].filter(([, spanish]) => spanish !== ""),
);
writeFileSync(
  path.join(repository, "api/dist/es/sentences.json"),
  JSON.stringify(Object.fromEntries(sentences)),
);
console.log(`${copies.length} modules and ${sentences.length} sentences in Spanish.`);
