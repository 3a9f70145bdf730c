import { expect, test } from "vitest";
import { findMessages } from "./findMessages.ts";

const ids = (code: string, codeStrings: readonly string[] = []) =>
  findMessages("example.tsx", code, { codeStrings: new Set(codeStrings) }).map(({ id }) => id);

test.each([
  ["a sentence", `const a = "You checked nothing.";`, ["You checked nothing."]],
  ["one capitalized word", `const a = { pros: "Pros" };`, ["Pros"]],
  ["a word in lower case under a text's key", `const a = { label: "none", other: "none" };`, ["none"]],
  [
    "ids, class names, addresses",
    `const a = ["aide-screener", tw\`mt-4 flex\`, "/tools and more", "IEP"];`,
    [],
  ],
  [
    "imports, keys, types, comparisons",
    `import b from "a b"; type T = "to be"; c["a b"]; if (d === "a b") {}`,
    [],
  ],
  ["what developers read", `throw new Error("No such tool.");`, []],
  [
    "JSX",
    `<p title="Your child" className="Big one">Hello there <b>{x}</b></p>`,
    ["Your child", "Hello there "],
  ],
  ["a selector", `const a = "[data-begin] button";`, []],
  ["a mark for and against", `const a = [/* message */ "days", /* verbatim */ "Dana Reed"];`, ["days"]],
])("finds in %s what people read", (_, code, expected) => {
  expect(ids(code)).toEqual(expected);
});

test("names a template's values", () => {
  const code = `const a = \`\${child.name} has \${days} of \${rule.days} days in {braces}\`;`;
  const [message] = findMessages("a.ts", code);
  expect(message?.id).toBe("{name} has {days} of {days2} days in '{'braces'}'");
  const sources = [...(message?.values ?? [])].map(([name, { start, end }]) => [
    name,
    code.slice(start, end),
  ]);
  expect(Object.fromEntries(sources)).toEqual({ name: "child.name", days: "days", days2: "rule.days" });
});

test("finds a marked text under a key whose texts are code", () => {
  const code = `const a = { description: "For developers.", b: { description: /* message */ "For parents." } };`;
  const found = findMessages("a.ts", code, { verbatimKeys: new Set(["description"]) });
  expect(found.map(({ id }) => id)).toEqual(["For parents."]);
});

test("leaves out a text that code compares", () => {
  expect(ids(`const a = "school days";`, ["school days"])).toEqual([]);
  expect(ids(`const a = /* message */ "school days";`, ["school days"])).toEqual(["school days"]);
});

test.each([
  ['`${n} day${n === 1 ? "" : "s"} left`', "{n} day{n, plural, one {} other {s}} left"],
  [
    '`Due ${isExact ? "on" : `about ${near}`} ${day}.`',
    "Due {isExact, select, true {on} other {about {near}}} {day}.",
  ],
  ['"One text, " + "in two lines."', "One text, in two lines."],
  ['"See " + name', "See {name}"],
])("makes one message of the sentence %s", (source, id) => {
  expect(ids(`const a = ${source};`)).toEqual([id]);
});

test("reports parts of sentences", () => {
  expect(
    findMessages("a.ts", `const a = ["Please ", ". See the list"];`).map((one) => one.isFragment),
  ).toEqual([true, true]);
});
