import type { ESTree } from "vite";

/** A part of a source. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The texts and values of a template, or of texts joined with `+`; null for a sum of numbers. */
export function piecesOf(node: ESTree.Node): readonly Piece[] | null {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : null;
  if (node.type === "TemplateLiteral")
    return node.quasis.flatMap(({ value }, index) => {
      const expression = node.expressions[index];
      return expression ? [value.cooked ?? "", expression] : [value.cooked ?? ""];
    });
  if (node.type !== "BinaryExpression" || node.operator !== "+") return null;
  const sides = [node.left as ESTree.Expression, node.right].map((side) => piecesOf(side) ?? [side]);
  return sides.some((side) => side.some((one) => typeof one === "string")) ? sides.flat() : null;
}

export type Piece = string | ESTree.Expression;

/** The fixed texts; of a value that chooses between words, the first. */
export function textsIn(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === "string") return [piece];
    const [first = ""] = chosenTexts(piece) ?? [];
    return typeof first === "string" ? [first] : textsIn(first);
  });
}

/**
 * A message of texts and values. Words that depend on a condition become ICU, so that the sentence is one message:
 * `${n} day${n === 1 ? "" : "s"}` is `{n} day{n, plural, one {} other {s}}`.
 */
export function joinedId(pieces: readonly Piece[], code: string) {
  const values = new Map<string, Range>();
  const leaves: ESTree.Expression[] = [];
  const nameFor = (expression: ESTree.Expression): string => {
    const { start, end } = expression;
    const short = valueName(expression);
    const isOther = (name: string) => {
      const known = values.get(name);
      return known !== undefined && code.slice(known.start, known.end) !== code.slice(start, end);
    };
    let name = short;
    for (let number = 2; isOther(name); number++) name = `${short}${number}`;
    values.set(name, { start, end });
    return name;
  };
  const written = (some: readonly Piece[], isInPlural: boolean): string =>
    some
      .map((piece) => {
        if (typeof piece === "string") return escaped(piece, isInPlural);
        const chosen = chosenTexts(piece);
        if (chosen && piece.type === "ConditionalExpression") {
          const counted = countedIn(piece.test);
          const name = nameFor(counted ?? piece.test);
          const [yes, no] = chosen.map((one) => written(one, isInPlural || counted !== null));
          return counted
            ? `{${name}, plural, one {${yes}} other {${no}}}`
            : `{${name}, select, true {${yes}} other {${no}}}`;
        }
        leaves.push(piece);
        return `{${nameFor(piece)}}`;
      })
      .join("");
  return { id: written(pieces, false), values, leaves };
}

/** The pieces of both words of a condition, if one of them is a text with letters. */
function chosenTexts(node: ESTree.Expression): readonly (readonly Piece[])[] | null {
  if (node.type !== "ConditionalExpression") return null;
  const sides = [node.consequent, node.alternate].map((one) => (chosenTexts(one) ? [one] : piecesOf(one)));
  const hasText = [node.consequent, node.alternate].some((one) => isWords(one) || chosenTexts(one) !== null);
  return hasText
    ? sides.map((side, index) => side ?? [index === 0 ? node.consequent : node.alternate])
    : null;
}

/** The value of a test for one: `count` in `count === 1`. */
function countedIn(test: ESTree.Expression): ESTree.Expression | null {
  const isForOne =
    test.type === "BinaryExpression" &&
    test.operator === "===" &&
    test.right.type === "Literal" &&
    test.right.value === 1;
  return isForOne ? (test.left as ESTree.Expression) : null;
}

/** What a translator sees for a value: `day`, `name` of `child.name`, `dayInWords` of `dayInWords(day)`. */
function valueName(node: ESTree.Expression): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier")
    return node.property.name;
  if (node.type === "CallExpression")
    return nameOf(node.callee).startsWith("toLocale") && node.callee.type === "MemberExpression"
      ? valueName(node.callee.object as ESTree.Expression)
      : nameOf(node.callee) || "value";
  if (node.type === "ChainExpression") return valueName(node.expression as ESTree.Expression);
  if (node.type === "UnaryExpression") return valueName(node.argument);
  return "value";
}

function isWords(node: ESTree.Expression): boolean {
  if (node.type === "Literal") return typeof node.value === "string" && /\p{L}/u.test(node.value);
  return node.type === "TemplateLiteral" && node.quasis.some(({ value }) => /\p{L}/u.test(value.raw));
}

/** In ICU, braces are of values, and `#` is the number of a plural. */
export function escaped(text: string, isInPlural = false): string {
  const special = isInPlural ? /[{}#]+/g : /[{}]+/g;
  return text.replace(/'$/, "''").replace(special, "'$&'");
}

/** The name of what is called or read: `get` of `map.get`. */
export function nameOf(node: ESTree.Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "MemberExpression" && !node.computed && node.property.type === "Identifier")
    return node.property.name;
  return "";
}
