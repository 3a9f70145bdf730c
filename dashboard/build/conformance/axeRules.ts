import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

interface Axe {
  readonly version: string;
  getRules(tags: readonly string[]): readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
}

/** The files that run axe. Each declares its tags. */
const scanners = ["examples/tests/fixtures/axe.ts", "storybook/tests/inspect.ts"];

/**
 * The axe rules that our tests run, by the success criterion that they test: `{ "1.1.1": ["image-alt"] }`.
 *
 * @param root the repository's folder
 * @throws {Error} if the files that run axe do not declare the same tags
 */
export function axeRules(root: string): {
  readonly version: string;
  readonly rules: Readonly<Record<string, readonly string[]>>;
} {
  const [tags, ...others] = scanners.map((file) => {
    const [, declared] = /const tags = (\[[^\]]+\])/.exec(readFileSync(path.join(root, file), "utf8")) ?? [];
    if (!declared) throw new Error(`${file} declares no tags.`);
    return declared;
  });
  if (!tags || others.some((other) => other !== tags)) throw new Error("Tests run axe with different tags.");
  const axe: Axe = createRequire(import.meta.resolve("@axe-core/playwright"))("axe-core");
  const rules: Record<string, string[]> = {};
  for (const { ruleId, tags: its } of axe.getRules(JSON.parse(tags))) {
    // Axe leaves these out unless they are named (`tagExclude`).
    if (its.includes("experimental") || its.includes("deprecated")) continue;
    for (const tag of its) {
      const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      if (!principle) continue;
      const number = `${principle}.${guideline}.${criterion}`;
      rules[number] = [...(rules[number] ?? []), ruleId];
    }
  }
  const inOrder = Object.entries(rules).toSorted(([one], [other]) =>
    one.localeCompare(other, "en", { numeric: true }),
  );
  return { version: axe.version, rules: Object.fromEntries(inOrder) };
}
