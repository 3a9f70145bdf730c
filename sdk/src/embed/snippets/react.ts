import { toolById } from "../../catalog/index.ts";
import { attributesOf } from "../attributesOf.ts";
import { componentName } from "../componentName.ts";
import type { EmbedChoice } from "../EmbedChoice.ts";
import { elementSpace } from "./element.ts";
import type { EmbedServer } from "./Snippet.ts";

/** A component around the wrapper of the npm package. */
export function reactSnippet(choice: EmbedChoice, { server }: EmbedServer): string {
  const component = componentName(toolById(choice.tool).tag);
  const properties = [{ property: "apiBase", value: server }, ...attributesOf(choice)];
  const written = properties.map(({ property, value }) => `${property}=${inJsx(value)}`);
  return [
    `import { ${component} } from "@iep-insider/elements/react";`,
    "",
    "// Keeps the tool's space free, so that nothing on the page moves when it comes.",
    `const space = \`${elementSpace(choice)}\`;`,
    "",
    `export function ${component}Section() {`,
    "  return (",
    "    <>",
    "      <style>{space}</style>",
    `      <${component} ${written.join(" ")} />`,
    "    </>",
    "  );",
    "}",
  ].join("\n");
}

/** JSX reads `&` and quotes in its own way; a text that contains any of these is written as a string literal. */
function inJsx(value: string): string {
  return /["&\\{}<>]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`;
}
