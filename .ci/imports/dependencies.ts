import type { ImportEdge } from "./edges.ts";
import { declaredAs, type House, workspaceOf } from "./house.ts";
import { matches } from "./matches.ts";
import type { Violation } from "./Violation.ts";

/** Files that no visitor gets: they may use what the root's package.json brings for development. */
const developmentFiles = [
  "**/*.test.{ts,tsx}",
  "**/*.stories.tsx",
  "**/tests/**",
  "**/*.config.ts",
  "**/vite.ts",
  "examples/bench/**",
  "ci/**",
];

/** What breaks the two rules about package.json: enter a package by its name, and declare what you import. */
export function checkDependencies(house: House, edges: readonly ImportEdge[]): Violation[][] {
  const inWorkspaces = edges.filter(({ from }) => from.workspace !== "root");
  return [
    result(
      inWorkspaces.filter(
        ({ from, specifier, target }) => isRelative(specifier) && !isWithin(from.workspace, target),
      ),
      "no relative import crosses a package's boundary; other packages are imported by their names",
    ),
    result(
      edges.filter((edge) => !isRelative(edge.specifier) && !isDeclared(house, edge)),
      "a package imports only what its own package.json declares; tests, stories and configuration also what the root's does",
    ),
  ];
}

function result(broken: readonly ImportEdge[], rule: string): Violation[] {
  return broken.map(({ from, line, specifier }) => ({ file: from.path, line, specifier, rule }));
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith(".");
}

function isWithin(workspace: string, target: string): boolean {
  return target.startsWith(`${workspace}/`);
}

function isDeclared(house: House, { from, specifier, target, isType }: ImportEdge): boolean {
  const ours = workspaceOf(specifier);
  if (!target.startsWith("npm:") && !ours) return true;
  if (ours?.workspace === from.workspace) return true;
  const name = declaredAs(specifier);
  const isIn = (workspace: string) => {
    const declared = house.workspaces.get(workspace)?.dependencies;
    return declared?.has(name) || (isType && declared?.has(`@types/${name}`));
  };
  if (isIn(from.workspace)) return true;
  if (ours) return false;
  if (from.path.endsWith(".stories.tsx") && isIn("storybook")) return true;
  const isDevelopment = !from.inside.startsWith("src/") && from.workspace !== "api";
  const isDevelopmentFile = matches(from.path, developmentFiles);
  return (isDevelopment || isDevelopmentFile) && Boolean(isIn("root"));
}
