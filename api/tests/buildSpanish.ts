import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The server's Spanish is built from its English: before the first test, where something of it has changed. */
export default async function buildSpanish(): Promise<void> {
  const script = fileURLToPath(new URL("../../.ci/build.mjs", import.meta.url));
  await promisify(execFile)(process.execPath, [script, "api"]);
}
