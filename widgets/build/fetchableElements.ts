import type { Plugin } from "vite";

/**
 * Serves `virtual:elements`: how one element fetches the element of another tool.
 * @param addresses tool id to the source text of what is given to `import()`, in which `here` is the address of the
 * file that asks; none where nothing can be fetched.
 */
export function fetchableElements(addresses: Readonly<Record<string, string>>): Plugin {
  const id = "virtual:elements";
  const fetches = Object.entries(addresses).map(
    ([tool, address]) => `${JSON.stringify(tool)}: () => import(${address})`,
  );
  return {
    name: "iep-fetchable-elements",
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}`
        ? `const here = import.meta.url; export const elements = { ${fetches.join(", ")} };`
        : null,
  };
}
