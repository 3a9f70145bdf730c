import { type ESTree, parseSync } from "vite";
import { childrenOf } from "./childrenOf.ts";

/**
 * The strings that a module treats as code: those that it compares, and those that its types name. A text that is also
 * one of them would break something if it were translated.
 */
export function codeStringsIn(file: string, code: string): readonly string[] {
  const found: string[] = [];
  const add = (node: ESTree.Node | null | undefined) => {
    if (node?.type === "Literal" && typeof node.value === "string") found.push(node.value);
  };
  const visit = (node: ESTree.Node): void => {
    if (node.type === "TSLiteralType") add(node.literal);
    if (node.type === "SwitchCase") add(node.test);
    if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) {
      add(node.left as ESTree.Node);
      add(node.right);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, code).program);
  return found;
}
