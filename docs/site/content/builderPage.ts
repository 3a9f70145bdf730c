import type { SiteBuilder, SiteBuilderId } from "@iep-insider/sdk/embed";
import { builderFacts } from "./builderFacts.ts";
import { escapeText } from "./markdown.ts";
import type { PictureName } from "./pictures.ts";

/** The page of one site builder, as Markdown with directives: the steps that the embed builder shows too, and facts. */
export function builderPage({ id, name, code, before, after }: SiteBuilder & { id: SiteBuilderId }): string {
  const { about, place, visitors, plans, fallback, mistakes, checked, sources, unchecked } = builderFacts[id];
  const date = new Date(`${checked}T00:00`).toLocaleDateString("en-US", { dateStyle: "long" });
  return `# ${name}

${escapeText(about)}

New to this? Read [All site builders](/site-builders/) first.

## Add the tool

${numbered(before, 1)}
${before.length + 1}. Copy this:

@snippet(${code} tool=aide-screener)

${numbered(after, before.length + 2)}

## What your visitors see

@picture(${pictureOf[place]})

${list([places[place], ...visitors])}

## What your plan allows

${list(plans)}

## If the tool does not show

${escapeText(fallback.text)}

@snippet(${fallback.code} tool=aide-screener)

## Common mistakes

${list(mistakes)}

## Where this is from

Checked on ${date}, in:

${list(sources)}

Not checked: ${escapeText(unchecked)}
`;
}

const places = {
  page: "The tool is [in your page](/site-builders/#in-your-page).",
  box: "The tool is [in a box](/site-builders/#in-a-box) in your page.",
} as const;

const pictureOf = { page: "in-your-page", box: "in-a-box" } as const satisfies Readonly<
  Record<string, PictureName>
>;

function numbered(steps: readonly string[], first: number): string {
  return steps.map((step, index) => `${first + index}. ${escapeText(step)}`).join("\n");
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${escapeText(line)}`).join("\n");
}
