import { originPlaceholder } from "@iep-insider/sdk/contract";
import type { MarkdownRenderer } from "vitepress";
import { changelog } from "./changelog.ts";
import { example, languages, live, snippet } from "./examples.ts";
import { builderList } from "./navigation.ts";
import { picture } from "./pictures.ts";
import { attributeTable, eventTable, methodTable, storedTable, toolTable } from "./tables.ts";

/**
 * What a page can ask for in a line of its own, `@name(argument)`: Markdown that is written from the tables and
 * functions that the product itself uses. The argument of an example is a choice as the embed builder has it in its
 * address.
 */
const writers: Readonly<Record<string, (argument: string) => string>> = {
  snippet,
  live,
  example,
  languages,
  attributes: attributeTable,
  events: eventTable,
  methods: methodTable,
  tools: toolTable,
  builders: builderList,
  stored: storedTable,
  changelog,
  picture,
};

/**
 * Adds them to Markdown, with links to pages of the product outside this site, `[text](site:/partners)`, and its address,
 * `%SERVER%`.
 * @throws when a page asks for something that does not exist.
 */
export function directives(markdown: MarkdownRenderer): void {
  markdown.core.ruler.before("normalize", "directives", (state) => {
    state.src = expand(state.src);
  });
}

/** @returns the Markdown with everything filled in. */
export function expand(source: string): string {
  return source
    .replace(/^@(\w+)\((.*)\)$/gm, (_, name: string, argument: string) => {
      const write = writers[name];
      if (!write) throw new Error(`There is no directive "${name}".`);
      return write(argument);
    })
    .replaceAll("%SERVER%", originPlaceholder)
    .replace(/\[([^\]]+)\]\(site:(\/[^)]*)\)/g, '<a href="$2" target="_self">$1</a>');
}
