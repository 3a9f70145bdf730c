import fs from "node:fs";
import path from "node:path";

/** A source file of the repository, as the rules see it. */
export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  /** The workspace's folder, from the root; `root` for what lies outside all workspaces. */
  readonly workspace: string;
  /** From the workspace's root: `src/law/index.ts`. */
  readonly inside: string;
}

/** What a workspace's package.json says about imports. */
export interface Workspace {
  readonly name: string;
  readonly dependencies: ReadonlySet<string>;
  /** `./contract` → `src/contract/index.ts` */
  readonly exports: ReadonlyMap<string, string>;
}

export interface House {
  readonly root: string;
  readonly workspaces: ReadonlyMap<string, Workspace>;
  readonly files: readonly SourceFile[];
}

/** Projects of their own: they get our package from npm, and the frameworks from their own package.json. */
const apps = "integrations/frameworks/apps";
const scope = "@iep-insider/";
/** What we publish under another name than the workspace that builds it. */
const published: Readonly<Record<string, string>> = { elements: "widgets" };
const ignoredFolders = /^(node_modules|dist|\.types|\.git|\.data|coverage|test-results)$/;
const sourceFile = /\.[cm]?[jt]sx?$/;

/** Reads which packages and source files there are. */
export function readHouse(root: string): House {
  const top = readManifest(path.join(root, "package.json"));
  const { workspaces: listed } = top;
  const names = Array.isArray(listed) ? listed.filter((one) => typeof one === "string") : [];
  const workspaces = new Map([["root", workspace("root", top)]]);
  for (const name of names)
    workspaces.set(name, workspace(name, readManifest(path.join(root, name, "package.json"))));
  const files = listFiles(root, "").map((file) => {
    const owner = names.find((name) => file.startsWith(`${name}/`));
    if (!owner) return { path: file, workspace: "root", inside: file };
    return { path: file, workspace: owner, inside: file.slice(owner.length + 1) };
  });
  return { root, workspaces, files };
}

/** The package that brings a specifier: `@iep-insider/elements/x` comes with `@iep-insider/widgets`. */
export function declaredAs(specifier: string): string {
  const ours = workspaceOf(specifier);
  return ours ? `${scope}${ours.workspace}` : packageOf(specifier);
}

/** `@iep-insider/sdk/law` → `{ workspace: "sdk", subpath: "./law" }` */
export function workspaceOf(specifier: string): { workspace: string; subpath: string } | undefined {
  if (!specifier.startsWith(scope)) return undefined;
  const [name = "", ...rest] = specifier.slice(scope.length).split("/");
  return { workspace: published[name] ?? name, subpath: [".", ...rest].join("/") };
}

/** `@radix-ui/react-toast/x` → `@radix-ui/react-toast` */
export function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function listFiles(root: string, folder: string): string[] {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const place = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory())
      return ignoredFolders.test(entry.name) || place === apps ? [] : listFiles(root, place);
    return sourceFile.test(entry.name) && !entry.name.endsWith(".d.ts") ? [place] : [];
  });
}

function workspace(name: string, manifest: Record<string, unknown>): Workspace {
  const kinds = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
  const dependencies = new Set(kinds.flatMap((kind) => Object.keys(record(manifest[kind]))));
  const { exports: exported } = manifest;
  const exports = new Map<string, string>();
  for (const [subpath, target] of Object.entries(record(exported))) {
    const { default: fallback } = record(target);
    const file = typeof target === "string" ? target : fallback;
    if (typeof file === "string") exports.set(subpath, file.replace(/^\.\//, ""));
  }
  return { name, dependencies, exports };
}

function readManifest(file: string): Record<string, unknown> {
  return fs.existsSync(file) ? record(JSON.parse(fs.readFileSync(file, "utf8"))) : {};
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
