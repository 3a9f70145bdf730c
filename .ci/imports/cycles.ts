import type { ImportEdge } from "./edges.ts";
import type { Violation } from "./Violation.ts";

const rule = "sdk's folders form no cycle: follow the folders in brackets, types included";

/** Looks for cycles between the top-level folders of sdk/src and names the imports that make each up. */
export function checkCycles(edges: readonly ImportEdge[]): Violation[] {
  const between = edges.flatMap((edge) => {
    const [from, to] = [folderOf(edge.from.path), folderOf(edge.target)];
    const isTest = /\.(test|stories)\.tsx?$/.test(edge.from.path);
    return from && to && from !== to && !isTest ? [{ from, to, edge }] : [];
  });
  const next = new Map<string, Set<string>>();
  for (const { from, to } of between) next.set(from, (next.get(from) ?? new Set()).add(to));
  return findCycles(next).flatMap((cycle) => {
    const way = [...cycle, cycle[0]].join(" → ");
    return cycle.flatMap((folder, index) => {
      const to = cycle[(index + 1) % cycle.length];
      const edge = between.find((one) => one.from === folder && one.to === to)?.edge;
      if (!edge) return [];
      return [{ file: edge.from.path, line: edge.line, specifier: edge.specifier, rule: `${rule} (${way})` }];
    });
  });
}

function folderOf(file: string): string | undefined {
  return file.match(/^sdk\/src\/([^/]+)\//)?.[1];
}

/** Each cycle once, as the folders on it, starting with the alphabetically first. */
function findCycles(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles: string[][] = [];
  const walk = (way: readonly string[]) => {
    for (const to of next.get(way.at(-1) ?? "") ?? []) {
      const [start = ""] = way;
      if (to === start) cycles.push([...way]);
      else if (to > start && !way.includes(to)) walk([...way, to]);
    }
  };
  for (const folder of [...next.keys()].sort()) walk([folder]);
  return cycles;
}
