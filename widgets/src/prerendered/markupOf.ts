import { type AttributeValues, escapeHtml } from "@iep-insider/sdk/embed";
import { headingMark, type Insert, type Markup } from "./PrerenderedTool.ts";

/**
 * A screen's markup for an element with these attributes.
 * @param isClosed whether the tool is known not to be open, so that the price is said.
 */
export function markupOf(
  markup: Markup,
  screen: "intro" | "begun",
  { heading, "site-key": siteKey }: Pick<AttributeValues, "heading" | "site-key">,
  isClosed: boolean,
): string {
  const inserts = [
    siteKey === null ? null : markup.brand,
    heading === null
      ? null
      : { ...markup.heading, text: markup.heading.text.replace(headingMark, () => escapeHtml(heading)) },
    screen === "begun" && isClosed ? markup.cost : null,
  ];
  return withInserts(
    markup[screen] ?? "",
    inserts.filter((insert) => insert !== null),
  );
}

/** @param inserts in the order of the text; those of one place follow each other. */
function withInserts(text: string, inserts: readonly Insert[]): string {
  let from = 0;
  const pieces = inserts.map(({ at, text: inserted }) => {
    const before = text.slice(from, at);
    from = at;
    return before + inserted;
  });
  return pieces.join("") + text.slice(from);
}

/**
 * What one markup has more than another, as elements: it begins with a tag.
 * @throws when they differ in more than that.
 */
export function insertIn(without: string, withIt: string): Insert {
  const length = withIt.length - without.length;
  let at = 0;
  while (at < without.length && without[at] === withIt[at]) at += 1;
  // The same text may begin at several places: after `<` both may go on alike.
  while (at > 0 && withIt[at] !== "<" && withIt[at - 1] === withIt[at + length - 1]) at -= 1;
  const text = withIt.slice(at, at + length);
  if (!text.startsWith("<") || withInserts(without, [{ at, text }]) !== withIt)
    throw new Error("The markups differ in more than elements in one place.");
  return { at, text };
}
