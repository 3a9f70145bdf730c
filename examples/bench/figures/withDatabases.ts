import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Calls `use` with the addresses of databases that have nothing in them, on the throw-away MariaDB server that
 * `.ci/bench.mjs` has started; with `--sqlite`, files.
 * @param names one for each.
 */
export async function withDatabases(
  names: readonly string[],
  use: (urls: readonly string[], dialect: "MariaDB" | "SQLite") => Promise<void>,
): Promise<void> {
  const server = process.env["BENCH_DATABASE_URL"];
  if (server)
    return use(
      names.map((name) => new URL(`bench_${name}`, server).href),
      "MariaDB",
    );
  const folder = mkdtempSync(join(tmpdir(), "iep-bench-"));
  try {
    await use(
      names.map((name) => `sqlite:${join(folder, `${name}.sqlite`)}`),
      "SQLite",
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
