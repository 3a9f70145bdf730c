import type { VNode } from "preact";

/** A DOM node's properties, as a tool wrote them. */
type Properties = Record<string, unknown>;

/**
 * Gives a new node the names that Preact reads where React's are others. Almost every node has none of them, so nothing
 * is copied.
 * @throws in tests on a name of React's that is not known here.
 */
export function readAsReact({ type, props }: VNode): void {
  if (typeof type !== "string") return;
  const given = props as Properties;
  if (import.meta.env.DEV) checkNames(type, given);
  // React's is told with every key.
  if (given["onChange"] && isTyped(type, given["type"])) rename(given, "onChange", "onInput");
  if (given["strokeWidth"] === undefined) return;
  for (const [name, read] of strokes) if (given[name] !== undefined) rename(given, name, read);
}

const strokes = [
  ["strokeWidth", "stroke-width"],
  ["strokeLinecap", "stroke-linecap"],
  ["strokeLinejoin", "stroke-linejoin"],
] as const;

function isTyped(tag: string, type: unknown): boolean {
  return tag === "textarea" || (tag === "input" && !/^(checkbox|radio|file)$/.test(String(type)));
}

function rename(given: Properties, name: string, read: string): void {
  given[read] = given[name];
  given[name] = undefined;
}

/** Where React does what Preact alone does not. */
const unknown = [
  /^on(Focus|Blur|DoubleClick)$/,
  /^default(Value|Checked)$/,
  /^translate$/,
  /^(clip|fill|flood|font|letter|marker|paint|pointer|shape|stop|text|vector|word)[A-Z]/,
  /^stroke(?!Width|Linecap|Linejoin)[A-Z]/,
];

function checkNames(tag: string, given: Properties): void {
  for (const [name, value] of Object.entries(given)) {
    const isNumber = name === "style" && Object.values(value ?? {}).some((each) => typeof each === "number");
    if (isNumber || unknown.some((names) => names.test(name)))
      throw new Error(`<${tag} ${name}> works on React only: see widgets/src/preact/readAsReact.ts.`);
    if (/^stroke[A-Z]/.test(name) && given["strokeWidth"] === undefined && value !== undefined)
      throw new Error(`<${tag} ${name}> needs a strokeWidth beside it.`);
  }
}
