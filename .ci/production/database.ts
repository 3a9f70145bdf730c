import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { findProgramOrUnpacked } from "../unpacked-programs.mjs";

/** Statements as the database's administrator. */
export interface Administrator {
  /** @returns rows as lines, columns with tabs between them. */
  rows(statement: string): Promise<string[]>;
  /** A fingerprint of every table: its number of rows, the server's checksum, and a hash over all rows in order. */
  fingerprints(name: string): Promise<Readonly<Record<string, string>>>;
}

/** @param words the arguments of the client: where to connect, and as which user. */
export function createAdministrator(words: readonly string[]): Administrator {
  const rows = async (statement: string) => {
    const text = await run("mariadb", [...words, "--batch", "--skip-column-names", "--execute", statement]);
    return text.split("\n").filter(Boolean);
  };
  return {
    rows,
    async fingerprints(name) {
      const tables = await rows(`SHOW TABLES FROM ${name}`);
      const found: Record<string, string> = {};
      for (const table of tables) {
        const [count] = await rows(`SELECT COUNT(*) FROM ${name}.${table}`);
        const [checksum = ""] = await rows(`CHECKSUM TABLE ${name}.${table} EXTENDED`);
        const [, definition = ""] = (await rows(`SHOW CREATE TABLE ${name}.${table}`)).join("").split("\t");
        const dump = await run("mariadb-dump", [
          ...words,
          ...["--compact", "--no-create-info", "--skip-extended-insert", "--order-by-primary", name, table],
        ]);
        const hash = createHash("sha256").update(definition).update(dump).digest("hex");
        found[table] = `${count} rows, ${checksum.split("\t")[1]}, ${hash.slice(0, 16)}`;
      }
      return found;
    },
  };
}

function run(program: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      findProgramOrUnpacked(program) ?? program,
      [...words],
      { maxBuffer: 256 * 1024 * 1024 },
      (error, stdout, stderr) =>
        error ? reject(new Error(`${program}: ${stderr || error.message}`)) : resolve(stdout),
    );
  });
}
