import { openToolPath, toolById } from "@iep-insider/sdk/catalog";
import { originPlaceholder } from "@iep-insider/sdk/contract";
import {
  type BuilderCode,
  choiceQuery,
  type EmbedChoice,
  firstScreenHash,
  frameAddress,
  frameElement,
  frameHeight,
  previewAddress,
  readChoice,
  type SnippetKind,
  snippets,
} from "@iep-insider/sdk/embed";
import { escapeText } from "./markdown.ts";
import { integrityPlaceholder, versionPlaceholder } from "./placeholders.ts";

const from = { server: originPlaceholder, version: versionPlaceholder, integrity: integrityPlaceholder };

/** `script tool=aide-screener&mode=dialog`: what a site owner copies, the same text as in the embed builder. */
export function snippet(argument: string): string {
  const [kind = "", query = ""] = split(argument);
  return codeOf(kind as SnippetKind | BuilderCode, choiceIn(query));
}

/** `tool=aide-screener&theme=dark`: the tool as this choice shows it, on a page of our server that counts nothing. */
export function live(query: string): string {
  const choice = choiceIn(query);
  const { title } = toolById(choice.tool);
  const address = previewAddress(choice, "script") + firstScreenHash;
  const opens = choice.mode === "inline" ? "" : " over-page";
  return `<iframe class="live${opens}" loading="lazy" title="${escapeText(`Live example: ${title}`)}" src="${escapeText(address)}"></iframe>\n`;
}

/** `tool=aide-screener`: the tool with two buttons that change its language, as code and as a live example. */
export function languages(query: string): string {
  const { tag } = toolById(choiceIn(query).tool);
  const code = `<button type="button" data-language="en">English</button>
<button type="button" data-language="es" lang="es">Español</button>
<${tag}></${tag}>
<script>
  for (const button of document.querySelectorAll("[data-language]"))
    button.addEventListener("click", () => {
      document.querySelector("${tag}").lang = button.dataset.language;
    });
</script>`;
  // The theme finds the tool in the frame (`.vitepress/theme/switchLanguage.ts`).
  const buttons = `<p class="languages"><button type="button" data-language="en">English</button> <button type="button" data-language="es" lang="es">Español</button></p>`;
  return `${fence("html", code)}\n${buttons}\n\n${live(query)}`;
}

/** The code, the tool that it shows, and the way to change it. */
export function example(query: string): string {
  const builder = `/embed-builder?${choiceQuery(choiceIn(query))}`;
  return `${snippet(`script ${query}`)}\n${live(query)}\n[Change it in the embed builder](site:${builder})\n`;
}

/** A bare URL and an iframe without a script are what some site builders ask for. */
export function codeOf(kind: SnippetKind | BuilderCode, choice: EmbedChoice): string {
  if (kind === "iframeAddress") return fence("text", frameAddress(choice, from.server));
  if (kind === "linkAddress") return fence("text", from.server + openToolPath(choice.tool));
  if (kind === "frameAlone")
    return fence(
      "html",
      frameElement(choice, from.server, { width: "100%", height: frameHeight(choice, 320) }),
    );
  const { code, language } = snippets(choice, from)[kind];
  return fence(language, code);
}

function fence(language: string, code: string): string {
  return `\`\`\`\`${language}\n${code}\n\`\`\`\`\n`;
}

/** @throws for a query without one of our tools, or with a word that a choice does not have. */
function choiceIn(query: string): EmbedChoice {
  const given = new URLSearchParams(query);
  const choice = readChoice(given);
  const read = new URLSearchParams(choice ? choiceQuery(choice) : "");
  const lost = [...given].filter(([name, value]) => read.get(name) !== value);
  if (!choice || lost.length > 0) throw new Error(`Not a choice: "${query}" (${lost.join("; ")}).`);
  return choice;
}

function split(argument: string): string[] {
  const space = argument.indexOf(" ");
  return [argument.slice(0, space), argument.slice(space + 1)];
}
