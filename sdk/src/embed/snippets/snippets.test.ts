// @vitest-environment jsdom
import fc from "fast-check";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { toolById, toolIds } from "../../catalog/index.ts";
import { attributesOf } from "../attributesOf.ts";
import { choiceQuery } from "../choiceQuery.ts";
import { componentName } from "../componentName.ts";
import { type EmbedChoice, modes, plainChoice, renders, sides, themes } from "../EmbedChoice.ts";
import { overlayAttributes } from "../overlayAttributes.ts";
import { readChoice } from "../readChoice.ts";
import { reservedHeight } from "../reservedHeight.ts";
import { frameAddress } from "./iframe.ts";
import { snippetKinds } from "./Snippet.ts";
import { snippets } from "./snippets.ts";

const from = { server: "https://tools.example", version: "1.0.0", integrity: "sha384-abc/+=" };

/** Any text that can be typed or pasted, and text that would break out of a snippet if it were not escaped. */
const breakingOut = `"|'|</script>|<!--|-->|&amp;|&quot|\n|\\|\`|$\{x}|{|}|</a>|é|\u2028|\ud800|a b`.split(
  "|",
);
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.constantFrom(...breakingOut)).map((parts) => parts.join("")),
);

const anyChoice: fc.Arbitrary<EmbedChoice> = fc.record({
  tool: fc.constantFrom(...toolIds),
  siteKey: fc.constantFrom(null, "site_examplepages"),
  render: fc.constantFrom(...renders),
  mode: fc.constantFrom(...modes),
  theme: fc.constantFrom(...themes),
  background: fc.constantFrom("paper", "page", "transparent", "page #f7f3ea" as const),
  accent: fc.constantFrom(null, "#5b2a3c"),
  heading: fc.option(anyText),
  buttonLabel: fc.option(anyText),
  trigger: fc.constantFrom(null, "help"),
  side: fc.constantFrom(null, ...sides),
  autoOpen: fc.constantFrom(null, "load", "20s", "50%", "exit"),
  state: fc.constantFrom(null, "MA"),
});

function bodyOf(code: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><body>${code}`, "text/html").body;
}

function written(element: Element | null): Record<string, string> {
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

function expected(choice: EmbedChoice): Record<string, string> {
  return Object.fromEntries(attributesOf(choice).map(({ name, value }) => [name, value]));
}

/** Names of the elements that lie directly in the page. */
function namesIn(body: HTMLElement): string[] {
  return [...body.children].map(({ localName }) => localName);
}

/** What keeps a site's own plugins from changing our scripts. */
const leftAlone = { async: "", "data-cfasync": "false", "data-no-minify": "1", "data-no-optimize": "1" };

it.each(toolIds)(
  "the snippets of %s have what they should, lead to our server, and keep space free",
  (tool) => {
    const { tag, title } = toolById(tool);
    const plain = snippets(plainChoice(tool), from);
    for (const kind of snippetKinds) expect(plain[kind].code).toContain(from.server);
    for (const [kind, names, attributes] of [
      ["script", ["style", "script", tag], { ...leftAlone, src: `${from.server}/embed/v1/${tag}.js` }],
      [
        "selfContained",
        ["style", "script", tag],
        {
          ...leftAlone,
          src: `${from.server}/embed/1.0.0/${tag}.standalone.js`,
          integrity: from.integrity,
          crossorigin: "anonymous",
        },
      ],
      ["iframe", ["style", "script", "iframe"], { ...leftAlone, src: `${from.server}/embed/v1/resize.js` }],
      ["npm", ["script", "style", tag], { type: "module" }],
      ["link", ["a"], {}],
    ] as const) {
      const body = bodyOf(plain[kind].code);
      expect(namesIn(body), kind).toEqual(names);
      expect(written(body.querySelector("script")), kind).toEqual(attributes);
    }
    expect(parseSync("section.tsx", plain.react.code).errors).toEqual([]);
    expect(plain.react.code).toContain(
      `import { ${componentName(tag)} } from "@iep-insider/elements/react";`,
    );
    expect(plain.npm.code).toContain(`import "@iep-insider/elements/${tag}";`);
    expect(bodyOf(plain.script.code).querySelector(`${tag} > a`)?.textContent).toBe(`Open the ${title}`);

    // If our script does not load, the space is released, and only the link is left.
    expect(plain.script.code).toMatch(
      new RegExp(`^${tag}:not\\(:defined\\) \\{ animation: iep-no-tool 0s`, "m"),
    );
    const steps = reservedHeight(tool);
    expect(steps[0].from).toBe(0);
    expect(
      steps.map((step) => step.from),
      "widest windows last",
    ).toEqual(steps.map((step) => step.from).toSorted((a, b) => a - b));
    for (const { height } of steps) {
      expect(plain.script.code).toContain(`min-height: ${height}px`);
      expect(plain.iframe.code).toContain(`height: ${height}px }`);
    }
  },
);

it.each([
  ["one line", "Look up a word", ["48px"]],
  ["two lines on a phone", null, ["72px", "48px"]],
  ["three lines on a phone", "x".repeat(60), ["98px", "48px"]],
])("a button of %s has its space, without the heading in its dialog", (_, buttonLabel, heights) => {
  const dialog = { ...plainChoice("rights-guide"), mode: "dialog", heading: "Stands in the dialog" } as const;
  const { code } = snippets({ ...dialog, buttonLabel }, from).script;
  expect([...code.matchAll(/min-height: (\w+)/g)].map(([, height]) => height)).toEqual(heights);
});

it.each([
  ["a floating button keeps the end of the page free", { mode: "floating" }, "80px"],
  ["a page's own button needs no space", { mode: "slide-in", trigger: "help" }, "0px"],
] as const)("%s", (_, chosen, height) => {
  const { code } = snippets({ ...plainChoice("rights-guide"), ...chosen }, from).script;
  expect(code).toContain(`min-height: ${height}`);
  expect(code).toContain("/embed/v1/loader.js");
});

it("writes what opens over the page only where it does", () => {
  const overlay = { trigger: "help", side: "left", autoOpen: "20s" } as const;
  const names = (mode: EmbedChoice["mode"]) =>
    attributesOf({ ...plainChoice("rights-guide"), ...overlay, mode }).map(({ name }) => name);
  expect(names("inline")).toEqual([]);
  expect(names("dialog")).toEqual(["mode", "trigger", "auto-open"]);
  expect(names("slide-in")).toEqual(["mode", "trigger", "side", "auto-open"]);
});

describe("whatever was typed", () => {
  const always = (check: (choice: EmbedChoice, all: ReturnType<typeof snippets>) => void) =>
    fc.assert(fc.property(anyChoice, (choice) => check(choice, snippets(choice, from))));

  it("is in the element's attributes unchanged, and nowhere else", () =>
    always((choice, all) => {
      const { tag } = toolById(choice.tool);
      for (const [kind, first, added] of [
        ["script", ["style", "script"], {}],
        ["selfContained", ["style", "script"], {}],
        ["npm", ["script", "style"], { "api-base": from.server }],
      ] as const) {
        const body = bodyOf(all[kind].code);
        expect(namesIn(body)).toEqual([...first, tag]);
        expect(written(body.querySelector(tag))).toEqual({ ...added, ...expected(choice) });
      }
    }));

  it("reaches the page for frames through its address", () =>
    always((choice, all) => {
      const body = bodyOf(all.iframe.code);
      expect(namesIn(body)).toEqual(["style", "script", "iframe"]);
      const { src = "" } = written(body.querySelector("iframe"));
      expect(src).toBe(frameAddress(choice, from.server));
      const ofPage = new Set<string>(["render", "mode", ...overlayAttributes.map(({ name }) => name)]);
      const inFrame = Object.fromEntries(
        Object.entries(expected(choice)).filter(([name]) => !ofPage.has(name)),
      );
      const { pathname, searchParams } = new URL(src);
      expect(pathname).toBe(`/frame/${choice.tool}`);
      expect(Object.fromEntries(searchParams)).toEqual(inFrame);
    }));

  it("reaches React's component as its properties", () =>
    always((choice, all) => {
      const { program, errors } = parseSync("section.tsx", all.react.code);
      expect(errors).toEqual([]);
      const properties = attributesOf(choice).map(({ property, value }) => [property, value]);
      expect(jsxProperties(program)).toEqual({ apiBase: from.server, ...Object.fromEntries(properties) });
    }));

  it("is the text of a link, never its markup", () =>
    always((choice, all) => {
      const body = bodyOf(all.link.code);
      const names = [...body.querySelectorAll("*")].map(({ localName }) => localName);
      expect(names).toEqual(["a", "strong", "br", "br", "span"]);
      const heading = expected(choice)["heading"] ?? toolById(choice.tool).title;
      expect(body.querySelector("strong")?.textContent).toBe(heading);
    }));
});

it("an address keeps what can be chosen", () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const read = readChoice(new URLSearchParams(choiceQuery(choice)));
      expect(read && readChoice(new URLSearchParams(choiceQuery(read)))).toEqual(read);
      const { heading: _, buttonLabel: __, trigger: ___, side: ____, autoOpen: _____, ...exact } = choice;
      expect(read).toMatchObject(exact);
    }),
  );
});

it.each([
  ["", null],
  ["tool=nothing", null],
  ["tool=rights-guide", {}],
  ["tool=rights-guide&theme=pink&mode=x&render=&state=ZZ&accent=red&site-key=x", {}],
  ["tool=rights-guide&state=ma", { state: "MA" }],
  ["tool=rights-guide&trigger=%23x&side=top&auto-open=0s", {}],
  [
    "tool=rights-guide&trigger=help-me&side=left&auto-open=100%25",
    { trigger: "help-me", side: "left", autoOpen: "100%" },
  ],
  ["tool=rights-guide&accent=%23AABBCC", { accent: "#aabbcc" }],
  [`tool=rights-guide&heading=${"é".repeat(200)}`, { heading: "é".repeat(120) }],
])("an address with %s is read as %o, or not at all", (query, choice) => {
  const whole = choice && { ...plainChoice("rights-guide"), ...choice };
  expect(readChoice(new URLSearchParams(query))).toEqual(whole);
});

/** The properties of the component in a snippet's only JSX element with attributes, as React would get them. */
function jsxProperties(program: unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  // biome-ignore lint/suspicious/noExplicitAny: a syntax tree has too many kinds of nodes to write down.
  const walk = (node: any) => {
    if (typeof node !== "object" || node === null) return;
    if (node.type === "JSXAttribute")
      found[node.name.name] = node.value.expression?.value ?? node.value.value;
    Object.values(node).forEach(walk);
  };
  walk(program);
  return found;
}
