import { existsSync, readFileSync } from "node:fs";
import type { Coverage } from "@iep-insider/sdk/i18n/vite";
import { provisions } from "@iep-insider/sdk/law";
import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";
import type { CitedRule } from "../src/content/blog/CitedRule.ts";
import { readArticle } from "../src/content/blog/readArticle.ts";

/**
 * Makes modules of the articles in `src/content/blog`. What a page shows around an article (its headings, the rules it
 * cites) is found here, so that no browser gets the law library or reads markdown. The Spanish of `<slug>.mdx` is
 * `<slug>.es.mdx`; the page of an article without one is in English only (`sdk/src/contract/pages`).
 * @param translations for the build in Spanish.
 * @throws while building, when an article cites what we do not hold.
 */
export function articles(translations?: Coverage): Plugin {
  return {
    name: "articles",
    async transform(source, id) {
      if (!id.endsWith(".mdx")) return null;
      const translation = id.replace(/\.mdx$/, ".es.mdx");
      const text = translations && existsSync(translation) ? readFileSync(translation, "utf8") : source;
      const made = await compile({ value: withFacts(text, translations), path: id });
      return { code: String(made), map: null, moduleType: "js" };
    },
  };
}

/** An article with what `mdx.d.ts` promises beside its text. */
function withFacts(source: string, translations: Coverage | undefined): string {
  const { headings, citations, words } = readArticle(source);
  const ids = [...new Set(citations.map(({ id }) => id))];
  const facts = { headings, rules: ids.map((id) => ruleOf(id, translations)), words };
  const exported = Object.entries(facts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  );
  return [source, ...exported].join("\n\n");
}

function ruleOf(id: string, translations: Coverage | undefined): CitedRule {
  const provision = Object.values(provisions).find((one) => one.id === id);
  if (!provision) throw new Error(`An article cites "${id}", which the law library does not hold.`);
  const { topic, citation, officialAddress, status } = provision;
  const shown = translations?.translationOf("law-federal", topic) ?? topic;
  return { id, topic: shown, citation, officialAddress, status };
}
