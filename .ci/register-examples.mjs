import { environment, node24 } from "./node-24.mjs";
import { exampleSiteKey } from "./payments.mjs";
import { PlainError } from "./plain-error.mjs";
import { runToEnd } from "./run-to-end.mjs";

/** Registers the example pages as a partner's site, by the command that an operator uses; their pages name its key. */
export async function registerExamples(origin) {
  const words = [
    "api/src/commands/partner.ts",
    "add",
    "Example pages",
    origin,
    `--key=${exampleSiteKey}`,
    "--localhost",
  ];
  const { code, output } = await runToEnd({ program: node24(), words, env: environment(), minutes: 1 });
  if (code !== 0) throw new PlainError(`The example pages could not be registered.\n${output}`);
}
