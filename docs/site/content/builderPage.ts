import { buildersChecked, type SiteBuilder } from "@iep-insider/sdk/embed";
import { escapeText } from "./markdown.ts";

/** The page of one site builder, as Markdown with directives, from the table that the embed builder shows too. */
export function builderPage(builder: SiteBuilder): string {
  const { name, about, before, code, after, limits, fallback, sources } = builder;
  const date = new Date(`${buildersChecked}T00:00`).toLocaleDateString("en-US", { dateStyle: "long" });
  return `# ${name}

${escapeText(about)}

${numbered(before, 1)}
${before.length + 1}. Copy this:

@snippet(${code} tool=aide-screener)

${numbered(after, before.length + 2)}

This is one tool as it comes. For another one, or your color, use the [embed builder](site:/embed-builder).

## What it blocks

${list(limits)}

## If that does not work

${escapeText(fallback.text)}

@snippet(${fallback.code} tool=aide-screener)

## How we know

Menu names change. We read these on ${date} in the sources below, and have not tried them in an account of ${name}. If one differs, please [tell us](site:/contact).

${list(sources)}
`;
}

function numbered(steps: readonly string[], first: number): string {
  return steps.map((step, index) => `${first + index}. ${escapeText(step)}`).join("\n");
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${escapeText(line)}`).join("\n");
}
