import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Calls `use` with the address of a database that has nothing in it, on the throw-away MariaDB server that
 * `.ci/bench.mjs` has started; with `--sqlite` in a file.
 */
export async function withDatabase(
  name: string,
  use: (url: string, dialect: "MariaDB" | "SQLite") => Promise<void>,
): Promise<void> {
  const server = process.env["BENCH_DATABASE_URL"];
  if (server) return use(new URL(`bench_${name}`, server).href, "MariaDB");
  const folder = mkdtempSync(join(tmpdir(), "iep-bench-"));
  try {
    await use(`sqlite:${join(folder, "bench.sqlite")}`, "SQLite");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
