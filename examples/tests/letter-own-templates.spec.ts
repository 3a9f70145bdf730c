import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "./fixtures/test.ts";

// A parent's own letter templates are kept in the browser, on our own site only (DECISIONS 16, 35).

/** What stands in every file that has a part of them: the format's name, and what the list is called. */
const traces = /iep-letter-templates|iep-insider-letter-templates|My templates/;

function scriptsWithTraces(built: string): readonly string[] {
  const folder = fileURLToPath(new URL(`../../${built}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".js") && traces.test(readFileSync(`${folder}/${name}`, "utf8")),
  );
}

test("nothing that stands on partners' pages carries a part of the own templates", () => {
  expect(scriptsWithTraces("dashboard/dist").length, "the search finds them where they are").toBeGreaterThan(
    0,
  );
  expect(scriptsWithTraces("widgets/dist")).toEqual([]);
});
