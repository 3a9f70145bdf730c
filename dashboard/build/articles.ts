import { provisions } from "@iep-insider/sdk/law";
import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";
import type { CitedRule } from "../src/content/blog/CitedRule.ts";
import { readArticle } from "../src/content/blog/readArticle.ts";

/**
 * Makes modules of the articles in `src/content/blog`. What a page shows around an article (its headings, the rules it
 * cites) is found here, so that no browser gets the law library or reads markdown.
 * @throws while building, when an article cites what we do not hold.
 */
export function articles(): Plugin {
  return {
    name: "articles",
    async transform(source, id) {
      if (!id.endsWith(".mdx")) return null;
      const made = await compile({ value: withFacts(source), path: id });
      return { code: String(made), map: null, moduleType: "js" };
    },
  };
}

/** An article with what `mdx.d.ts` promises beside its text. */
function withFacts(source: string): string {
  const { headings, citations, words } = readArticle(source);
  const ids = [...new Set(citations.map(({ id }) => id))];
  const facts = { headings, rules: ids.map(ruleOf), words };
  const exported = Object.entries(facts).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  );
  return [source, ...exported].join("\n\n");
}

function ruleOf(id: string): CitedRule {
  const provision = Object.values(provisions).find((one) => one.id === id);
  if (!provision) throw new Error(`An article cites "${id}", which the law library does not hold.`);
  const { topic, citation, officialAddress, status } = provision;
  return { id, topic, citation, officialAddress, status };
}
