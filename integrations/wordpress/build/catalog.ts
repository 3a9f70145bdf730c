import { formerToolIds, openToolPath, tools } from "../../../sdk/src/catalog/index.ts";
import { siteKeyPattern } from "../../../sdk/src/contract/headers.ts";
import { isUsed } from "../../../sdk/src/embed/attributesOf.ts";
import { backgrounds, choiceAttributes, modes } from "../../../sdk/src/embed/EmbedChoice.ts";
import { overlayAttributes } from "../../../sdk/src/embed/overlayAttributes.ts";
import { propertyOf } from "../../../sdk/src/embed/propertyOf.ts";
import { reservedHeight } from "../../../sdk/src/embed/reservedHeight.ts";
import { charactersPerLine } from "../../../sdk/src/embed/reservedSpace.ts";
import { openTool } from "../../../sdk/src/embed/snippets/fallbackLink.ts";
import { leaveAlone } from "../../../sdk/src/embed/snippets/scriptTag.ts";
import { stateNames } from "../../../sdk/src/law/states/stateNames.ts";
import packageFile from "../../../widgets/package.json" with { type: "json" };

/**
 * What the plugin knows of the product, as its catalog.json: PHP reads it, and the block's editor script gets it.
 * @param server the server address that a new installation begins with; "" for none.
 */
export function createCatalog(server: string) {
  return {
    version: packageFile.version,
    server,
    siteKeyPattern: siteKeyPattern.source,
    tools: tools.map(({ id, tag, title }) => ({
      id,
      tag,
      title,
      open: openTool(id),
      path: openToolPath(id),
      height: reservedHeight(id)[0].height,
    })),
    formerIds: formerToolIds,
    states: stateNames,
    attributes: choiceAttributes.map((row) => ({
      ...row,
      ...(row.type === "background" && { values: backgrounds }),
      property: propertyOf(row.name),
    })),
    usedBy: Object.fromEntries(
      overlayAttributes.map(({ name }) => [name, modes.filter((mode) => isUsed(name, { mode }))]),
    ),
    scriptAttributes: Object.fromEntries(leaveAlone.map(({ name, value }) => [name, value])),
    charactersPerLine,
  };
}
