import { componentName } from "@iep-insider/sdk/embed";
import { attributes } from "../../src/element/reference/attributes.ts";
import { events } from "../../src/element/reference/events.ts";
import { type ElementToBuild, elements } from "../elements.ts";
import { docOf, typeOf } from "./names.ts";

/** `react.d.ts`: a component per element, and the tags themselves in JSX. */
export function reactTypes(): string {
  const given = attributes.map((row) =>
    [docOf(row.meaning, "  "), `  readonly ${row.property}?: ${typeOf(row)} | null | undefined;`].join("\n"),
  );
  const inHtml = attributes.map(
    (row) => `  readonly ${JSON.stringify(row.name)}?: ${typeOf(row)} | undefined;`,
  );
  const handlers = events.map(({ name, meaning }) =>
    [docOf(meaning, "  "), `  readonly ${handlerOf(name)}?: ToolHandler | undefined;`].join("\n"),
  );
  const components = elements.map(({ tag, title }) =>
    [docOf(`${title}: <${tag}>`, ""), `export declare const ${componentName(tag)}: ToolComponent;`].join(
      "\n",
    ),
  );
  return `import type { ForwardRefExoticComponent, HTMLAttributes, ReactNode, Ref, RefAttributes } from "react";
import type { ToolElement, ToolEventDetail } from "./elements.js";

export type { ToolElement, ToolEventDetail, ToolId } from "./elements.js";

export type ToolHandler = (event: CustomEvent<ToolEventDetail>) => void;

/** What every component takes, besides what any HTML element takes. */
export interface ToolProps
  extends Omit<HTMLAttributes<HTMLElement>, ${[...taken()].map((name) => JSON.stringify(name)).join(" | ")}> {
${[...given, ...handlers].join("\n")}
  /** Fallback content, shown until the tool loads and without JavaScript. Default: a link to the tool on our site. */
  readonly children?: ReactNode;
}

export type ToolComponent = ForwardRefExoticComponent<ToolProps & RefAttributes<ToolElement>>;

${components.join("\n\n")}

/** The attributes of the tags, where you write them yourself. */
export interface ToolAttributes {
${inHtml.join("\n")}
  readonly class?: string | undefined;
  readonly ref?: Ref<ToolElement>;
}

type Tag = Omit<HTMLAttributes<HTMLElement>, keyof ToolAttributes> & ToolAttributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ tag }) => `      ${JSON.stringify(tag)}: Tag;`).join("\n")}
    }
  }
}
`;
}

/** `es/react.d.ts`: the components of the tools that are in Spanish. */
export function spanishReactTypes(inSpanish: readonly ElementToBuild[]): string {
  const names = inSpanish.map(({ tag }) => componentName(tag));
  return `export { ${names.join(", ")} } from "../react.js";
export type { ToolComponent, ToolElement, ToolEventDetail, ToolHandler, ToolId, ToolProps } from "../react.js";
`;
}

/** `onReady` for `iep:ready`. */
function handlerOf(name: string): string {
  return `on${componentName(name.replace(/^iep:/, ""))}`;
}

/** Names that HTML has as well, with another meaning. */
function taken(): ReadonlySet<string> {
  return new Set([
    "children",
    ...attributes.map(({ property }) => property),
    ...events.map(({ name }) => handlerOf(name)),
  ]);
}
