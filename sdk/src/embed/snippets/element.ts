import { toolById } from "../../catalog/index.ts";
import { attributesOf, inHtml } from "../attributesOf.ts";
import type { EmbedChoice } from "../EmbedChoice.ts";
import { escapeHtml } from "../escapeHtml.ts";
import { spaceRules } from "../reservedSpace.ts";
import { fallbackLink } from "./fallbackLink.ts";
import type { EmbedServer } from "./Snippet.ts";
import { scriptTag } from "./scriptTag.ts";

/**
 * The element, and the file with its first screen; in a frame or a dialog, which needs no tool on the page at first, the
 * script that fetches what the elements of a page need.
 */
export function scriptSnippet(choice: EmbedChoice, { server }: Pick<EmbedServer, "server">): string {
  const isHere = choice.render === "inline" && choice.mode === "inline";
  return [
    styleElement(elementSpace(choice)),
    scriptTag(`${server}/embed/v1/${isHere ? toolById(choice.tool).tag : "loader"}.js`),
    element(choice, server),
  ].join("\n");
}

/** The element, and one file of one version that holds all of it and is checked by its hash. */
export function selfContainedSnippet(
  choice: EmbedChoice,
  { server, version, integrity }: EmbedServer,
): string {
  const file = `${server}/embed/${version}/${toolById(choice.tool).tag}.standalone.js`;
  return [
    styleElement(elementSpace(choice)),
    scriptTag(file, ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"`),
    element(choice, server),
  ].join("\n");
}

/** The element for a project that builds its own scripts: it has to be told where our server is. */
export function npmSnippet(choice: EmbedChoice, { server }: EmbedServer): string {
  return [
    '<script type="module">',
    `import "@iep-insider/elements/${toolById(choice.tool).tag}";`,
    "</script>",
    styleElement(elementSpace(choice)),
    element(choice, server, { name: "api-base", value: server }),
  ].join("\n");
}

/**
 * The rules that keep an element's space free; and release it if no tool has loaded after a while, because the page's
 * CSP or the network blocks our script: only the link is left then. A button's space is small.
 * @param selector of the element, where its tag is not enough.
 */
export function elementSpace(choice: EmbedChoice, selector: string = toolById(choice.tool).tag): string {
  const kept = spaceRules(choice, {
    selector,
    declarations: "display: block",
    property: "min-height",
  });
  if (choice.mode !== "inline") return kept;
  return [
    kept,
    `${selector}:not(:defined) { animation: iep-no-tool 0s 10s forwards }`,
    "@keyframes iep-no-tool { to { min-height: 0 } }",
  ].join("\n");
}

/** Keeps the existing line breaks, so that one rule per line stays readable. */
export function styleElement(rules: string): string {
  return rules.includes("\n") ? `<style>\n${rules}\n</style>` : `<style>${rules}</style>`;
}

function element(
  choice: EmbedChoice,
  server: string,
  ...further: readonly { readonly name: string; readonly value: string }[]
): string {
  const { tag } = toolById(choice.tool);
  const written = inHtml([...further, ...attributesOf(choice)]);
  return `<${tag}${written}>${fallbackLink(choice, server)}</${tag}>`;
}
