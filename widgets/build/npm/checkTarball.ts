import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { widgetsFolder } from "../vite.ts";

/**
 * Checks a packed package as its users' tools read it: its entries and files (publint), and its types in every way of
 * resolving modules (Are the types wrong?). It is ESM alone, so a CommonJS `require` of it is not looked at.
 * @param tarball its path. @throws with the findings.
 */
export function checkTarball(tarball: string): void {
  run("publint", tarball, "--strict");
  run("attw", tarball, "--profile", "esm-only", "--format", "ascii", "--no-color", "--no-emoji");
}

function run(program: "publint" | "attw", ...words: readonly string[]): void {
  const bin = { publint: "publint/src/cli.js", attw: "@arethetypeswrong/cli/dist/index.js" }[program];
  try {
    execFileSync(process.execPath, [join(widgetsFolder, "../node_modules", bin), ...words], {
      encoding: "utf8",
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${program} found:\n${stdout}${stderr}`);
  }
}
