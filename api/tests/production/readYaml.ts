/** What a compose file is made of. */
export type Yaml = string | readonly Yaml[] | { readonly [name: string]: Yaml };

interface Line {
  readonly indent: number;
  readonly text: string;
  readonly number: number;
}

/**
 * Reads the part of YAML that our compose file is written in: maps, lists of single values, lists and empty maps in one
 * line, quotes, comments. Every value is a text. @throws with the line's number for anything else.
 */
export function readYaml(text: string): Yaml {
  const lines = text
    .split("\n")
    .map((line, index) => ({ text: line.trim(), indent: line.search(/\S/), number: index + 1 }))
    .filter((line) => line.text !== "" && !line.text.startsWith("#"));
  const { value, next } = readBlock(lines, 0);
  const after = lines[next];
  if (after) throw fault(after);
  return value;
}

function readBlock(lines: readonly Line[], start: number): { value: Yaml; next: number } {
  const first = lines[start];
  if (!first) throw new Error("Something is missing at the end.");
  return first.text.startsWith("- ")
    ? readList(lines, start, first.indent)
    : readMap(lines, start, first.indent);
}

function readList(lines: readonly Line[], start: number, indent: number) {
  const value: Yaml[] = [];
  let next = start;
  for (let line = lines[next]; line && line.indent === indent; line = lines[++next]) {
    if (!line.text.startsWith("- ")) throw fault(line);
    value.push(readScalar(line.text.slice(2), line));
  }
  return { value, next };
}

function readMap(lines: readonly Line[], start: number, indent: number) {
  const value: Record<string, Yaml> = {};
  let next = start;
  for (let line = lines[next]; line && line.indent === indent; line = lines[next]) {
    const [, name, rest = ""] = /^([\w-]+):(?: (.+))?$/.exec(line.text) ?? [];
    if (name === undefined || name in value) throw fault(line);
    next++;
    if (rest) value[name] = readScalar(rest, line);
    else {
      const inside = lines[next];
      if (!inside || inside.indent <= indent) throw fault(line);
      ({ value: value[name], next } = readBlock(lines, next));
    }
  }
  const after = lines[next];
  if (after && after.indent > indent) throw fault(after);
  return { value, next };
}

function readScalar(text: string, line: Line): Yaml {
  if (text === "{}") return {};
  if (text.startsWith("[")) {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((each) => typeof each === "string")) return list;
    throw fault(line);
  }
  if (/^".*"$/.test(text)) return text.slice(1, -1);
  // Signs that begin something else in YAML, or that would make a value of another kind.
  if (/^[&*!|>%@`'"{]/.test(text) || / #|: /.test(text)) throw fault(line);
  return text;
}

function fault({ number, text }: Line): Error {
  return new Error(`Line ${number} is of no form that this test knows: ${text}`);
}
