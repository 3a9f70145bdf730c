// @vitest-environment jsdom
import fc from "fast-check";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { toolById, toolIds } from "../../catalog/index.ts";
import { attributesOf } from "../attributesOf.ts";
import { choiceQuery } from "../choiceQuery.ts";
import { type EmbedChoice, modes, plainChoice, renders, themes } from "../EmbedChoice.ts";
import { readChoice } from "../readChoice.ts";
import { reservedHeight } from "../reservedHeight.ts";
import { frameAddress } from "./iframe.ts";
import { snippetKinds } from "./Snippet.ts";
import { snippets } from "./snippets.ts";

const from = { server: "https://tools.example", version: "1.0.0", integrity: "sha384-abc/+=" };

/** Whatever somebody can type or paste, and what would break out of a snippet if it were not made safe. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        "</script>",
        "<!--",
        "-->",
        "&amp;",
        "&quot",
        "\n",
        "\\",
        "`",
        "$" + "{x}",
        "{",
        "}",
        "</a>",
        "é",
        "\u2028",
        "\ud800",
        "a b",
      ),
    )
    .map((parts) => parts.join("")),
);

const anyChoice: fc.Arbitrary<EmbedChoice> = fc.record({
  tool: fc.constantFrom(...toolIds),
  siteKey: fc.constantFrom(null, "site_examplepages"),
  render: fc.constantFrom(...renders),
  mode: fc.constantFrom(...modes),
  theme: fc.constantFrom(...themes),
  accent: fc.constantFrom(null, "#5b2a3c"),
  heading: fc.option(anyText),
  buttonLabel: fc.option(anyText),
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
const leftAlone = { "data-cfasync": "false", "data-no-minify": "1", "data-no-optimize": "1" };

describe.each(toolIds)("the snippets of %s", (tool) => {
  const { tag, title } = toolById(tool);
  const plain = snippets(plainChoice(tool), from);

  it("consist of what they should and nothing else", () => {
    expect(namesIn(bodyOf(plain.script.code))).toEqual(["style", "script", tag]);
    expect(namesIn(bodyOf(plain.selfContained.code))).toEqual(["style", "script", tag]);
    expect(namesIn(bodyOf(plain.npm.code))).toEqual(["script", "style", tag]);
    expect(namesIn(bodyOf(plain.iframe.code))).toEqual(["style", "script", "iframe"]);
    expect(namesIn(bodyOf(plain.link.code))).toEqual(["a"]);
    expect(parseSync("section.tsx", plain.react.code).errors).toEqual([]);
  });

  it("lead to our server", () => {
    for (const kind of snippetKinds) expect(plain[kind].code).toContain(from.server);
    expect(written(bodyOf(plain.selfContained.code).querySelector("script"))).toEqual({
      async: "",
      ...leftAlone,
      src: `https://tools.example/embed/1.0.0/${tag}.standalone.js`,
      integrity: from.integrity,
      crossorigin: "anonymous",
    });
    for (const [kind, file] of [
      ["script", "loader"],
      ["iframe", "resize"],
    ] as const)
      expect(written(bodyOf(plain[kind].code).querySelector("script"))).toEqual({
        async: "",
        ...leftAlone,
        src: `https://tools.example/embed/v1/${file}.js`,
      });
    expect(bodyOf(plain.script.code).querySelector(`${tag} > a`)?.textContent).toBe(`Open the ${title}`);
  });

  it("keep its space free, widest windows last", () => {
    const steps = reservedHeight(tool);
    expect(steps[0].from).toBe(0);
    expect(steps.map((step) => step.from)).toEqual(steps.map((step) => step.from).toSorted((a, b) => a - b));
    for (const { height } of steps) {
      expect(plain.script.code).toContain(`min-height: ${height}px`);
      expect(plain.iframe.code).toContain(`height: ${height}px }`);
    }
  });
});

describe("the space of a button", () => {
  const dialog: EmbedChoice = { ...plainChoice("rights"), mode: "dialog", heading: "Stands in the dialog" };

  it.each([
    ["of one line", "Look up a word", ["48px"]],
    ["of two lines on a phone", null, ["72px", "48px"]],
    ["of three lines on a phone", "x".repeat(60), ["98px", "48px"]],
  ])("%s", (_, buttonLabel, heights) => {
    const { code } = snippets({ ...dialog, buttonLabel }, from).script;
    expect([...code.matchAll(/min-height: (\w+)/g)].map(([, height]) => height)).toEqual(heights);
  });
});

describe("whatever was typed", () => {
  it("stands in the element's attributes as it is, and nowhere else", () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const { tag } = toolById(choice.tool);
        const all = snippets(choice, from);
        for (const kind of ["script", "selfContained"] as const) {
          const body = bodyOf(all[kind].code);
          expect(namesIn(body)).toEqual(["style", "script", tag]);
          expect(written(body.querySelector(tag))).toEqual(expected(choice));
        }
        const npm = bodyOf(all.npm.code);
        expect(namesIn(npm)).toEqual(["script", "style", tag]);
        expect(written(npm.querySelector(tag))).toEqual({ "api-base": from.server, ...expected(choice) });
      }),
    );
  });

  it("reaches the page for frames through its address", () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const body = bodyOf(snippets(choice, from).iframe.code);
        expect(namesIn(body)).toEqual(["style", "script", "iframe"]);
        const { src = "" } = written(body.querySelector("iframe"));
        expect(src).toBe(frameAddress(choice, from.server));
        const { render: _, mode: __, "button-label": ___, ...inFrame } = expected(choice);
        const { pathname, searchParams } = new URL(src);
        expect(pathname).toBe(`/frame/${choice.tool}`);
        expect(Object.fromEntries(searchParams)).toEqual(inFrame);
      }),
    );
  });

  it("reaches React's component as its properties", () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const { code } = snippets(choice, from).react;
        const { program, errors } = parseSync("section.tsx", code);
        expect(errors).toEqual([]);
        const properties = Object.fromEntries(
          attributesOf(choice).map(({ property, value }) => [property, value]),
        );
        expect(jsxProperties(program)).toEqual({ apiBase: from.server, ...properties });
      }),
    );
  });

  it("is the text of a link, never its markup", () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const body = bodyOf(snippets(choice, from).link.code);
        expect([...body.querySelectorAll("*")].map(({ localName }) => localName)).toEqual([
          "a",
          "strong",
          "br",
          "br",
          "span",
        ]);
        const heading = expected(choice)["heading"] ?? toolById(choice.tool).title;
        expect(body.querySelector("strong")?.textContent).toBe(heading);
      }),
    );
  });
});

describe("an address", () => {
  it("keeps what can be chosen", () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const read = readChoice(new URLSearchParams(choiceQuery(choice)));
        expect(read && readChoice(new URLSearchParams(choiceQuery(read)))).toEqual(read);
        expect(read).toMatchObject({
          tool: choice.tool,
          siteKey: choice.siteKey,
          render: choice.render,
          mode: choice.mode,
          theme: choice.theme,
          accent: choice.accent,
          state: choice.state,
        });
      }),
    );
  });

  it.each([
    ["no tool", "", null],
    ["an unknown tool", "tool=nothing", null],
    ["a tool", "tool=rights", plainChoice("rights")],
    [
      "what cannot be read",
      "tool=rights&theme=pink&mode=x&render=&state=ZZ&accent=red&site-key=x",
      plainChoice("rights"),
    ],
    ["a state in small letters", "tool=rights&state=ma", { ...plainChoice("rights"), state: "MA" }],
    [
      "an accent in capitals",
      "tool=rights&accent=%23AABBCC",
      { ...plainChoice("rights"), accent: "#aabbcc" },
    ],
    [
      "a heading that is too long",
      `tool=rights&heading=${"é".repeat(200)}`,
      { ...plainChoice("rights"), heading: "é".repeat(120) },
    ],
  ])("with %s", (_, query, choice) => {
    expect(readChoice(new URLSearchParams(query))).toEqual(choice);
  });
});

interface Node {
  readonly type: string;
}

/** The properties of the component in a snippet's only JSX element with attributes, as React would get them. */
function jsxProperties(program: unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isNode(node)) return;
    if (node.type === "JSXAttribute") {
      const { name, value } = node as Node & {
        name: { name: string };
        value: { value?: string; expression?: { value: string } };
      };
      found[name.name] = value.expression?.value ?? value.value;
    }
    Object.values(node).forEach(walk);
  };
  walk(program);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
