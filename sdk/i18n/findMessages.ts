import { type ESTree, parseSync } from "vite";
import { childrenOf } from "./childrenOf.ts";
import { codeAttributes, codeCalls, codeKeys } from "./codePlaces.ts";
import { isReadable, isReadableTemplate } from "./isReadable.ts";
import { escaped, joinedId, nameOf, type Piece, piecesOf, type Range, textsIn } from "./joinedTexts.ts";

/** A text that people read, where it is written. */
export interface Message extends Range {
  /** The English text. Values are placeholders: `You checked {checked} of {of} lines.` */
  readonly id: string;
  readonly form: "string" | "template" | "jsx" | "attribute";
  /** Where each placeholder's value is in the source, by its name. */
  readonly values: ReadonlyMap<string, Range>;
  /** The keys that lead to it: `findings.high.title`; empty outside objects. */
  readonly key: string;
  /** True when it is a part of a sentence: its words depend on a condition, or it is joined to another text. */
  readonly isFragment: boolean;
}

/**
 * Finds the messages in a module. What is a message is decided by its place and its form, without types (ADR 92):
 * a string or template that reads as words, unless it is compared, imported, a type, a key, a class name, or thrown.
 * `/* verbatim *\/` before a literal leaves it out; `/* message *\/` includes one that does not read as words.
 * @throws with the file's name if it cannot be parsed.
 */
export function findMessages(
  file: string,
  code: string,
  { verbatimKeys = new Set(), codeStrings = new Set() }: Choice = {},
): readonly Message[] {
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const marks = new Map(
    comments
      .filter(({ value }) => ["verbatim", "message"].includes(value.trim()))
      .map(({ end, value }) => [end, value.trim()]),
  );
  const markBefore = (start: number) => marks.get(code.slice(0, start).trimEnd().length);
  const found: Message[] = [];

  const add = (
    node: ESTree.Node,
    form: Message["form"],
    pieces: Pick<Message, "id" | "values">,
    { keys, isFragment }: Place,
  ) =>
    found.push({
      ...pieces,
      start: node.start,
      end: node.end,
      form,
      key: keys.join("."),
      isFragment: isFragment || /^[\s.,;)]|\s$/.test(pieces.id),
    });

  const addJoined = (node: ESTree.Node, pieces: readonly Piece[], place: Place): void => {
    const { id, values, leaves } = joinedId(pieces, code);
    add(node, "template", { id, values }, place);
    for (const leaf of leaves) visit(leaf, { ...place, isFragment: true });
  };

  const visit = (node: ESTree.Node, place: Place): void => {
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
      case "TSEnumDeclaration":
      case "TaggedTemplateExpression":
      case "ThrowStatement":
      case "Directive" as never:
        return;
      case "ExpressionStatement":
        if (node.expression.type === "Literal") return;
        break;
      case "ExportNamedDeclaration":
        if (node.declaration) visit(node.declaration, place);
        return;
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSInstantiationExpression":
        visit(node.expression, place);
        return;
      case "VariableDeclarator": {
        if (node.id.type === "ObjectPattern") visit(node.id, place);
        const name = node.id.type === "Identifier" ? [node.id.name] : [];
        if (node.init) visit(node.init, { ...place, keys: name });
        return;
      }
      case "FunctionDeclaration":
        for (const param of node.params) visit(param, place);
        if (node.body) visit(node.body, { ...place, keys: node.id ? [node.id.name] : [] });
        return;
      case "Property":
      case "PropertyDefinition": {
        const key = keyOf(node.key, code);
        const isCode = codeKeys.has(key) || verbatimKeys.has(key);
        if (node.value && (!isCode || markBefore(node.value.start) === "message"))
          visit(node.value, { keys: [...place.keys, key], isFragment: false });
        return;
      }
      case "BinaryExpression": {
        const joined = piecesOf(node);
        if (joined && isReadableTemplate(textsIn(joined))) {
          addJoined(node, joined, place);
          return;
        }
        const isJoined = node.operator === "+";
        for (const side of [node.left, node.right])
          if (isJoined || side.type !== "Literal") visit(side, { ...place, isFragment: isJoined });
        return;
      }
      case "SwitchCase":
        if (node.test && node.test.type !== "Literal") visit(node.test, place);
        for (const one of node.consequent) visit(one, place);
        return;
      case "MemberExpression":
        visit(node.object, place);
        if (node.computed && node.property.type !== "Literal") visit(node.property, place);
        return;
      case "NewExpression":
        if (/Error$/.test(nameOf(node.callee))) return;
        break;
      case "CallExpression": {
        visit(node.callee, place);
        const isCode = codeCalls.has(nameOf(node.callee));
        for (const argument of node.arguments) if (!(isCode && isLiteral(argument))) visit(argument, place);
        return;
      }
      case "JSXAttribute": {
        const name = code.slice(node.name.start, node.name.end);
        if (!node.value || codeKeys.has(name) || codeAttributes.test(name) || verbatimKeys.has(name)) return;
        if (node.value.type !== "Literal") {
          visit(node.value, { keys: [name], isFragment: false });
          return;
        }
        const text = String(node.value.value);
        if (isReadable(text, name) && markBefore(node.value.start) !== "verbatim")
          add(
            node.value,
            "attribute",
            { id: escaped(text), values: new Map() },
            { keys: [name], isFragment: false },
          );
        return;
      }
      case "JSXText": {
        const text = jsxText(node.value);
        if (/\p{L}/u.test(text))
          add(
            node,
            "jsx",
            { id: escaped(text), values: new Map() },
            { keys: [], isFragment: place.isFragment },
          );
        return;
      }
      case "JSXElement":
      case "JSXFragment": {
        if (node.type === "JSXElement") for (const one of node.openingElement.attributes) visit(one, place);
        const hasText = node.children.some((one) => one.type === "JSXText" && /\p{L}/u.test(one.value));
        const others = node.children.some((one) => one.type !== "JSXText");
        for (const child of node.children) visit(child, { keys: [], isFragment: hasText && others });
        return;
      }
      case "ObjectExpression": {
        const id = idOf(node);
        const keys = id === null ? place.keys : [...place.keys, id];
        for (const one of node.properties) visit(one, { ...place, keys });
        return;
      }
      case "Literal": {
        if (typeof node.value !== "string") return;
        const mark = markBefore(node.start);
        const isOne = mark
          ? mark === "message"
          : !codeStrings.has(node.value) && isReadable(node.value, place.keys.at(-1) ?? "");
        if (isOne) add(node, "string", { id: escaped(node.value), values: new Map() }, place);
        return;
      }
      case "TemplateLiteral": {
        const mark = markBefore(node.start);
        const pieces = piecesOf(node) ?? [];
        if (mark ? mark === "message" : isReadableTemplate(textsIn(pieces))) addJoined(node, pieces, place);
        else for (const one of node.expressions) visit(one, { ...place, isFragment: false });
        return;
      }
    }
    if (node.type.startsWith("TS")) return;
    for (const child of childrenOf(node)) visit(child, place);
  };
  visit(program, { keys: [], isFragment: false });
  return found;
}

interface Choice {
  /** Properties whose values are no messages in this file. */
  readonly verbatimKeys?: ReadonlySet<string>;
  /** Strings that code compares or types name: messages only where they are marked. */
  readonly codeStrings?: ReadonlySet<string>;
}

interface Place {
  readonly keys: readonly string[];
  readonly isFragment: boolean;
}

/** The text as JSX gives it: lines are joined by one space, and the indentation is left out. */
export function jsxText(raw: string): string {
  const lines = raw.split("\n");
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== "")
    .join(" ");
}

function isLiteral({ type }: ESTree.Node): boolean {
  return type === "Literal" || type === "TemplateLiteral" || type === "ArrayExpression";
}

/** The id of an object in a list tells a translator which one it is. */
function idOf({ properties }: ESTree.ObjectExpression): string | null {
  for (const one of properties)
    if (
      one.type === "Property" &&
      one.key.type !== "PrivateIdentifier" &&
      (one.key.type === "Identifier" ? one.key.name : "value" in one.key ? one.key.value : "") === "id" &&
      one.value.type === "Literal"
    )
      return String(one.value.value);
  return null;
}

function keyOf(node: ESTree.Node, code: string): string {
  if (node.type === "Identifier") return node.name;
  return node.type === "Literal" ? String(node.value) : code.slice(node.start, node.end);
}
