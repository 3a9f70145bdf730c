import { buildPackages } from "../build-packages.mjs";

let builds;

/** The packages' builds, made once however many parts wait for them. */
export function makeBuilds() {
  builds ??= build();
  return builds;
}

async function build() {
  const lines = [];
  const results = await buildPackages([], { say: (line) => lines.push(line) });
  return { results, output: lines.join("\n") };
}

/** A package without a build script fails here: every package that the table names is part of the product. */
export async function buildsPart() {
  const { results, output } = await makeBuilds();
  const passed = results.filter(({ state }) => state === "built" || state === "unchanged").length;
  return { passed, failed: results.length - passed, output };
}

/** A sentence that names what is missing, or nothing. */
export async function missingBuilds() {
  const { results } = await makeBuilds();
  const bad = results.filter(({ state }) => state !== "built" && state !== "unchanged");
  if (bad.length)
    return `It needs the builds, and these did not succeed: ${bad.map(({ name }) => name).join(", ")}.`;
  return undefined;
}
