import fs from "node:fs";
import path from "node:path";
import { environment } from "./node-24.mjs";
import { root } from "./repository.mjs";

/** What the product's helpers read; the OpenAI package reads the last one on its own. */
const more = ["EXAMPLES_PORT", "PAYMENT_SIMULATOR_PORT", "OPENAI_CUSTOM_HEADERS"];

/** The same everywhere, so that tests do not depend on the user or the machine: without the product's settings. */
export function testEnvironment() {
  const guide = fs.readFileSync(path.join(root, "PRODUCTION.md"), "utf8");
  const settings = [...guide.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  if (settings.length === 0) throw new Error("PRODUCTION.md has no table of settings.");
  return environment({
    // Runners decide by it whether `.only` is allowed and whether snapshots are written.
    CI: "true",
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
    // Half of a start of our programs is taking the types out of the sources: Node keeps the result here.
    NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/compiled"),
    ...Object.fromEntries([...settings, ...more].map((name) => [name, undefined])),
  });
}
