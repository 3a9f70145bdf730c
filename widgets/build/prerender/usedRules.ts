/**
 * The rules of a style sheet that may apply to some markup, in their order: all but those that name a class which the
 * markup does not have.
 * @param css without comments, as the build writes it. @param markup HTML.
 */
export function usedRules(css: string, markup: string): string {
  const classes = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.replaceAll("&amp;", "&").split(/\s+/),
    ),
  );
  // Only one of the selectors in parentheses may have to match.
  const isUsed = (selector: string) =>
    [...selector.replace(/(?<!\\)\(.*(?<!\\)\)/g, "").matchAll(/\.((?:\\.|[\w-])+)/g)].every(
      ([, name = ""]) => classes.has(name.replace(/\\(.)/g, "$1")),
    );
  return rulesIn(css)
    .map(({ head, body }) => {
      if (/^@(media|container|supports)/.test(head)) {
        const inside = usedRules(body, markup);
        return inside && `${head}{${inside}}`;
      }
      return head.startsWith("@") || selectorsIn(head).some(isUsed) ? `${head}{${body}}` : "";
    })
    .join("");
}

interface Rule {
  readonly head: string;
  readonly body: string;
}

/** The outermost rules. */
function rulesIn(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: brace, index } of css.matchAll(/(?<!\\)[{}]/g)) {
    if (brace === "{") {
      if (depth === 0) open = index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth > 0) continue;
    rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  if (depth !== 0 || css.slice(start).trim() !== "")
    throw new Error("The style sheet is not a list of rules.");
  return rules;
}

/** The selectors of a list; commas inside parentheses do not divide it. */
function selectorsIn(list: string): readonly string[] {
  const selectors = [""];
  let depth = 0;
  for (const letter of list) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += letter;
  }
  return selectors;
}
