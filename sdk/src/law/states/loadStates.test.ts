import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { loadOnce, loadStates } from "./loadStates.ts";

it("returns all of them from one load", async () => {
  expect(loadStates()).toBe(loadStates());
  expect(Object.keys(await loadStates())).toHaveLength(51);
});

it("forgets a failed load, so that a retry can work", async () => {
  let attempts = 0;
  const load = loadOnce(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("no network");
    return "loaded";
  });
  const [one, same] = [load(), load()];
  await expect(one).rejects.toThrow("no network");
  await expect(same).rejects.toThrow("no network");
  expect(attempts).toBe(1);
  expect(await load()).toBe("loaded");
  expect(await load()).toBe("loaded");
  expect(attempts).toBe(2);
});

it("is the only way to the records: nothing imports them or any evidence into a bundle", () => {
  const folder = path.resolve(import.meta.dirname, "..");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));
  const importing = (module: RegExp) =>
    sources.filter(({ text }) => module.test(text)).map(({ file }) => file.replaceAll("\\", "/"));
  expect(importing(/from "[^"]*generated\/(allStates|evidence)\.ts"/)).toEqual([]);
  expect(importing(/import\("[^"]*generated\/allStates\.ts"\)/)).toEqual(["states/loadStates.ts"]);
  expect(importing(/import\("[^"]*generated\/evidence\.ts"\)/)).toEqual(["states/loadEvidence.ts"]);
});
