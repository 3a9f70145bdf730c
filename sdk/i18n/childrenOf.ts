import type { ESTree } from "vite";

/** The nodes below a node, in the order in which it names them. Written for speed: it runs for every node of our code. */
export function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  const children: ESTree.Node[] = [];
  for (const name in node) {
    if (name === "parent") continue;
    const value: unknown = node[name as keyof typeof node];
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
