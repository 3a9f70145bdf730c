import { type ToolId, tools } from "@iep-insider/sdk/catalog";
import { plainChoice, spaceRules } from "@iep-insider/sdk/embed";

/** Where a partner pastes the rules that keep space free for tools, from the embed snippet. */
const written = /\/\* embed snippet: ([\w -]+?)(, with a site key)? \*\//g;

/** Puts the rules in, by the one table of heights, so that the pages have no numbers of their own. */
export function withSpace(text: string): string {
  return text.replace(written, (_, tags: string, key: string | undefined) =>
    tags
      .split(" ")
      .map((tag) =>
        spaceRules(
          { ...plainChoice(toolOf(tag)), siteKey: key ? "site_examplepages" : null },
          { selector: tag, declarations: "display: block", property: "min-height" },
        ),
      )
      .join("\n"),
  );
}

function toolOf(tag: string): ToolId {
  const tool = tools.find((one) => one.tag === tag);
  if (!tool) throw new Error(`An example page keeps space for <${tag}>, which is no tool.`);
  return tool.id;
}
