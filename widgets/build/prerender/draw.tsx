import kit from "virtual:sheet/kit";
import type { ToolId } from "@iep-insider/sdk/catalog";
import { createRoot } from "react-dom/client";
import type { PrerenderedScreen } from "../../src/element/PrerenderedScreen.ts";
import { readAttributes } from "../../src/element/readAttributes.ts";
import type { DefinedTool, TitledTool } from "../../src/element/ToolDefinition.ts";
import type { ToolElement } from "../../src/element/ToolElement.ts";
import { ToolFrame } from "../../src/element/ToolFrame.tsx";
import { Failed } from "../../src/later/later.tsx";
import { laterWords } from "../../src/later/words.ts";
import { insertIn } from "../../src/prerendered/markupOf.ts";
import { nodesOf } from "../../src/prerendered/nodesOf.ts";
import { headingMark, type Insert, type Markup } from "../../src/prerendered/PrerenderedTool.ts";

/** Every tool's `element.ts`. */
const definitions = import.meta.glob<DefinedTool>("../../src/tools/*/element.ts", {
  eager: true,
  import: "element",
});

/** A tool's pre-rendered screens, with the sheets that they are seen in. */
export interface Drawn {
  readonly tool: ToolId;
  readonly markup: Markup;
  readonly sheets: readonly string[];
}

/**
 * Draws the first screens of every tool that has no text field on them, by its own component. Runs at build time, on
 * Preact, whose first rendering needs no later turn.
 */
export async function drawAll(translated: readonly string[]): Promise<readonly Drawn[]> {
  const drawn = await Promise.all(
    Object.values(definitions).map(async (definition) => {
      const markup = await markupFor({ ...definition, isTranslated: translated.includes(definition.tag) });
      return markup && { tool: definition.tool, markup, sheets: [kit, definition.sheet] };
    }),
  );
  return drawn.filter((each) => each !== null);
}

/** @returns null for a tool that works in a frame only, and for one that has a text field on its first screen. */
type DrawnTool = DefinedTool & Pick<TitledTool, "isTranslated">;

async function markupFor(definition: DrawnTool): Promise<Markup | null> {
  const draw = (screen: PrerenderedScreen, given: Readonly<Record<string, string>> = {}) =>
    drawScreen(definition, screen, given);
  const [intro, begun] = [await draw("intro"), await draw("begun")];
  const isIntro = intro.first !== begun.first;
  if (definition.choose || (hasTextField(intro) && !isIntro)) return null;
  if (isIntro && intro.first !== intro.settled)
    throw new Error(`${definition.tag}: its intro changes by itself.`);
  if (isIntro && hasTextField(begun))
    throw new Error(`${definition.tag}: what its intro leads to has a text field.`);
  const failed = await drawFailure();
  for (const each of [intro.first, begun.settled, failed]) checkNodes(each);
  const inState = await draw("intro", { state: "CA" });
  const [withKey, withHeading] = [
    await draw("intro", { "site-key": `site_${"0".repeat(32)}` }),
    await draw("intro", { heading: headingMark }),
  ];
  return {
    first: isIntro || inState.first === intro.first ? "intro" : "stateless",
    intro: intro.first,
    begun: isIntro ? begun.first : null,
    brand: insertIn(intro.first, withKey.first),
    heading: insertIn(intro.first, withHeading.first),
    cost: isIntro ? costIn(begun, definition.tag) : null,
    failed,
  };
}

/** A field in which a parent types has to be the tool's own, which watches what is typed. */
function hasTextField({ first }: DrawnScreen): boolean {
  return /<textarea|<input(?! type="(radio|checkbox)")/.test(first);
}

/** @throws when a page's script would make other nodes of it, or a policy would block an inline style. */
function checkNodes(markup: string): void {
  const place = document.createElement("div");
  place.append(nodesOf(markup));
  if (place.innerHTML !== markup || markup.includes(' style="'))
    throw new Error(`A page cannot show this markup: ${markup}`);
}

/** The price is the last line of the form; meanwhile the form itself may have become longer. */
function costIn({ first, settled }: DrawnScreen, tag: string): Insert {
  const lastLine = (markup: string) => {
    const place = document.createElement("div");
    place.innerHTML = markup;
    return place.querySelector("form")?.lastElementChild?.outerHTML ?? "";
  };
  const text = lastLine(settled);
  if (!/costs|cuesta/.test(text) || /costs|cuesta/.test(lastLine(first)))
    throw new Error(`${tag}: the price is not where it is expected.`);
  return { at: first.lastIndexOf("</form>"), text };
}

interface DrawnScreen {
  readonly first: string;
  /** With what the tool knows at once: that it is not open to a visitor who has nothing. */
  readonly settled: string;
}

/**
 * One screen's markup.
 * @throws when it could not be drawn.
 */
async function drawScreen(
  definition: DrawnTool,
  screen: PrerenderedScreen,
  given: Readonly<Record<string, string>>,
): Promise<DrawnScreen> {
  const read = readAttributes(new Map(Object.entries({ "api-base": "https://origin.invalid", ...given })));
  if (read.hasProblems) throw new Error("An attribute is not one that a page may write.");
  const element = Object.assign(document.createElement("div"), {
    readAttributes: () => read,
    watchAttributes: () => () => {},
  }) as ToolElement;
  let hasFailed = false;
  element.addEventListener("iep:error", () => {
    hasFailed = true;
  });
  const tool = { ...definition, title: "" };
  const drawn = await drawOnce(<ToolFrame element={element} tool={tool} over={screen} />);
  if (hasFailed) throw new Error(`${definition.tag} could not be drawn.`);
  return drawn;
}

async function drawFailure(): Promise<string> {
  return (await drawOnce(<Failed title={laterWords.failed} onRetry={() => {}} />)).first;
}

async function drawOnce(node: React.ReactNode): Promise<DrawnScreen> {
  const place = document.createElement("div");
  const root = createRoot(place);
  root.render(node);
  const first = place.innerHTML;
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  const settled = place.innerHTML;
  root.unmount();
  return { first, settled };
}
