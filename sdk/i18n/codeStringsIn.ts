import { type ESTree, parseSync } from "vite";

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
    for (const [name, value] of Object.entries(node)) {
      if (name === "parent") continue;
      for (const one of [value].flat())
        if (typeof one === "object" && one !== null && typeof one.type === "string") visit(one);
    }
  };
  visit(parseSync(file, code).program);
  return found;
}
