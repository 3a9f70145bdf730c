/** What came in a query or a form, nested as its names say: `line_items[0][price]`. */
export interface FormTree {
  [name: string]: string | FormTree | (string | FormTree)[];
}

/**
 * Reads `a=1&b[c]=2&d[0]=3`. Names with nothing but numbers below them become arrays, in their order.
 * @throws {FormError} when one name is a value and a group at once.
 */
export function readForm(text: string): FormTree {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(root, segmentsOf(name), value);
  return toObject(root);
}

/** A form that contradicts itself. */
export class FormError extends Error {}

type Branch = Map<string, string | Branch>;

function segmentsOf(name: string): string[] {
  const [first = "", ...rest] = name.split("[");
  return [first, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function put(branch: Branch, [first = "", ...rest]: readonly string[], value: string): void {
  // `expand[]=a&expand[]=b`: each is the next one.
  const name = first === "" ? String(branch.size) : first;
  if (rest.length === 0) {
    branch.set(name, value);
    return;
  }
  const inner = branch.get(name) ?? new Map<string, string | Branch>();
  if (typeof inner === "string") throw new FormError(`${name} has a value and parts.`);
  branch.set(name, inner);
  put(inner, rest, value);
}

function toTree(branch: Branch): FormTree | (string | FormTree)[] {
  const names = [...branch.keys()];
  if (names.length === 0 || !names.every((name) => /^\d+$/.test(name))) return toObject(branch);
  const inOrder = names.toSorted((a, b) => Number(a) - Number(b));
  return inOrder.map((name) => below(branch, name));
}

function toObject(branch: Branch): FormTree {
  const tree: FormTree = Object.create(null);
  for (const [name, value] of branch) tree[name] = typeof value === "string" ? value : toTree(value);
  return tree;
}

function below(branch: Branch, name: string): string | FormTree {
  const value = branch.get(name) ?? "";
  return typeof value === "string" ? value : toObject(value);
}
