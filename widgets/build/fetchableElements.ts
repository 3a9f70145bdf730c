import type { Plugin } from "vite";

/**
 * Serves `virtual:elements`: how one element fetches the element of another tool.
 * @param addresses tool id to the source texts of what is given to `import()`, tried in order, in which `here` is the
 * address of the file that asks; none where nothing can be fetched.
 */
export function fetchableElements(addresses: Readonly<Record<string, readonly string[]>>): Plugin {
  const resolved = "\0virtual:elements";
  const fetches = Object.entries(addresses).map(
    ([tool, [first, ...others]]) =>
      `${JSON.stringify(tool)}: () => import(${first})${others.map((other) => `.catch(() => import(${other}))`).join("")}`,
  );
  return {
    name: "iep-fetchable-elements",
    resolveId: { filter: { id: /^virtual:elements$/ }, handler: () => resolved },
    load: {
      filter: { id: new RegExp(`^${resolved}$`) },
      handler: () => `const here = import.meta.url; export const elements = { ${fetches.join(", ")} };`,
    },
  };
}
