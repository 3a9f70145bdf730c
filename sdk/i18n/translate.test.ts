import { expect, test } from "vitest";
import { plural, select } from "../src/locale/index.ts";
import { findMessages } from "./findMessages.ts";
import { translate } from "./translate.ts";

const spanish = (code: string, translations: Readonly<Record<string, string>>) =>
  translate(code, findMessages("a.tsx", code), (id) => translations[id]).code;

/** The translated statement, without its import. */
const runnable = (code: string, ...parameters: readonly string[]) =>
  new Function(...parameters, `let text; ${code.replace(/^import .+?;/, "")} return text;`);

test.each([
  [`const a = "Try again";`, { "Try again": 'Intente "otra" vez' }, `const a = "Intente \\"otra\\" vez";`],
  [
    `const a = \`\${done} of \${rule.of} steps\`;`,
    { "{done} of {of} steps": "de {of} pasos, {done}" },
    `const a = \`de \${rule.of} pasos, \${done}\`;`,
  ],
  [
    `<p title="Try again">Try again</p>;`,
    { "Try again": "Intente otra vez" },
    `<p title={"Intente otra vez"}>{"Intente otra vez"}</p>;`,
  ],
  [
    `const a = \`See \${name("Your school")}.\`;`,
    { "See {name}.": "Vea {name}.", "Your school": "Su escuela" },
    `const a = \`Vea \${name("Su escuela")}.\`;`,
  ],
  [
    `const a = \`See \${name("Your school")}.\`;`,
    { "Your school": "Su escuela" },
    `const a = \`See \${name("Su escuela")}.\`;`,
  ],
])("writes the translations into %s", (code, translations, expected) => {
  expect(spanish(code, translations)).toBe(expected);
});

test("compiles a plural", () => {
  const code = spanish(`text = \`\${count} steps\`;`, {
    "{count} steps": "{count, plural, =0 {ninguno} one {# paso} other {# pasos}}",
  });
  const run = runnable(code, "count", "__plural");
  expect([0, 1, "1,500"].map((count) => run(count, plural))).toEqual(["ninguno", "1 paso", "1,500 pasos"]);
});

test("compiles a choice of words", () => {
  const code = spanish(`text = \`by \${party} law\`;`, {
    "by {party} law": "{party, select, state {del estado} other {de {party}}}",
  });
  const run = runnable(code, "party", "__select");
  expect(["state", "Maine"].map((party) => run(party, select))).toEqual(["del estado", "de Maine"]);
});

test("rejects a value that the English does not have", () => {
  expect(() => spanish(`const a = \`\${n} days\`;`, { "{n} days": "{m} días" })).toThrow("no value {m}");
});

test("leaves out what a condition does not choose, whatever its value is", () => {
  const code = spanish(`text = \`on\${day ? \` day \${day.name}\` : ""} we met\`;`, {
    "on{day, select, true { day {name}} other {}} we met":
      "nos vimos{day, select, true { el {name}} other {}}",
  });
  const run = runnable(code, "day");
  expect([{ name: "lunes" }, null].map((day) => run(day))).toEqual(["nos vimos el lunes", "nos vimos"]);
});
