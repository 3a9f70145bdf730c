import {
  type CatalogTool,
  samplePath,
  takesFreeText,
  toolDescriptions,
  whatYouGet,
} from "@iep-insider/sdk/catalog";
import { code, escapeText } from "./markdown.ts";
import { opensBy } from "./tables.ts";
import { firstScreenBytes } from "./weights.ts";

/** The page of one tool, as Markdown with directives, from the catalog. */
export function toolPage(tool: CatalogTool): string {
  const kilobytes = Math.round((firstScreenBytes()[tool.tag] ?? 0) / 1000);
  const sample = tool.id === "assessments" ? "" : `\n[See a sample result](site:${samplePath(tool.id)})\n`;
  return `# ${escapeText(tool.title)}

${escapeText(toolDescriptions[tool.id])}

What we tell parents: “${escapeText(whatYouGet[tool.id])}”
${sample}
## Try it

@live(tool=${tool.id})

What you do here is not counted.

## Copy the code

@snippet(script tool=${tool.id})

[Change colors and texts in the embed builder](site:/embed-builder?tool=${tool.id})

## Good to know

- Its tag is ${code(`<${tool.tag}>`)}.
- What opens the result: ${opensBy(tool)}.
- The page loads ${kilobytes} kB before the tool's first screen.
${placement(tool)}`;
}

function placement({ id }: CatalogTool): string {
  if (id === "document-reader")
    return "- It is always in an [iframe](/in-the-page-or-in-an-iframe), so that no script on your page can read a parent's document.\n";
  if (!takesFreeText(id)) return "";
  return "- Parents write about their child in it. If your page has scripts that record visitors, use the [iframe](/in-the-page-or-in-an-iframe).\n";
}
