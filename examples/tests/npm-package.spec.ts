import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const run = promisify(execFile);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tsc = folder("../../node_modules/typescript/bin/tsc");

/** A project of somebody else's: an empty folder, into which what `npm pack` makes has been installed. */
let project: string;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "iep-npm-package-"));
  const packed = join(project, "packed");
  mkdirSync(packed);
  // A copy, so that a build that runs meanwhile does not take away what is being packed.
  cpSync(folder("../../widgets/dist/npm"), packed, { recursive: true });
  const { stdout } = await npm(["pack", "--json", "--pack-destination", project], packed);
  const [{ filename = "" } = {}]: { filename?: string }[] = JSON.parse(stdout);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await npm(["install", "--offline", "--no-audit", "--no-fund", join(project, filename)], project);
});
test.afterAll(() => rmSync(project, { recursive: true }));

function npm(words: readonly string[], cwd: string): Promise<{ stdout: string }> {
  const cli = process.env["npm_execpath"];
  const isScript = cli?.endsWith("npm-cli.js");
  return isScript ? run(process.execPath, [cli ?? "", ...words], { cwd }) : run("npm", words, { cwd });
}

const inPackage = (name: string) => join(project, "node_modules/@iep-insider/elements", name);
const manifest = () => JSON.parse(readFileSync(inPackage("package.json"), "utf8"));

/** What the project has besides, copied from where this repository has it: a link would lead to its neighbors too. */
function alsoHas(packages: readonly string[], nameHere = (name: string) => name): void {
  for (const name of packages) {
    const place = join(project, "node_modules", name);
    rmSync(place, { recursive: true, force: true });
    cpSync(folder(`../../node_modules/${nameHere(name)}`), place, { recursive: true });
  }
}

async function node(code: string): Promise<string> {
  const words = ["--input-type=module", "-e", code];
  const { stdout, stderr } = await run(process.execPath, words, { cwd: project, env: {} });
  return stdout.trim() + stderr;
}

test("brings no other package along, and every file that it names", () => {
  expect(readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
    "@iep-insider",
  ]);
  const { exports: entries, customElements, license } = manifest();
  const { license: ours } = JSON.parse(readFileSync(folder("../../package.json"), "utf8"));
  expect(license).toBe(ours);
  const named = Object.values<string | Record<string, string>>(entries).flatMap((entry) =>
    typeof entry === "string" ? [entry] : Object.values(entry),
  );
  expect(named.length).toBeGreaterThan(30);
  for (const name of [...named, customElements, "README.md", "CHANGELOG.md"])
    expect(readFileSync(inPackage(name), "utf8").length, name).toBeGreaterThan(10);
});

test("importing it on a server does nothing, and says nothing", async () => {
  const names = Object.keys(manifest().exports).filter((name) => !/json$|react$/.test(name));
  expect(names.length).toBe(15);
  const imports = names.map((name) => `await import("@iep-insider/elements${name.slice(1)}");`).join("");
  expect(await node(`${imports} console.log("customElements" in globalThis, "document" in globalThis)`)).toBe(
    "false false",
  );
});

for (const react of ["18", "19"])
  test(`a server renders its React components with React ${react}, without fetching a tool`, async () => {
    if (react === "18") alsoHas(["react", "react-dom"], (name) => `${name}-18`);
    else alsoHas(["react", "react-dom", "scheduler"]);
    const code = `
    import { createElement, version } from "react";
    import { renderToString } from "react-dom/server";
    import * as components from "@iep-insider/elements/react";
    const given = { apiBase: "https://iep.example", theme: "dark", className: "wide", hidden: false, onReady() {} };
    const html = renderToString(createElement(components.IepRightsGuide, given));
    console.log(version.split(".")[0], Object.keys(components).length, html);`;
    expect(await node(code)).toBe(
      `${react} 14 <iep-rights-guide api-base="https://iep.example" theme="dark" class="wide">` +
        '<a href="https://iep.example/advanced-tools?tool=rights">Open the Parent Rights Guide</a></iep-rights-guide>',
    );
    expect(readFileSync(inPackage("react.js"), "utf8")).toMatch(/^"use client";/);
  });

/** @returns what the compiler says of these lines, each in a file of its own, without the files' names. */
async function checked(source: string, extension: "ts" | "tsx"): Promise<string> {
  writeFileSync(join(project, `sample.${extension}`), source);
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    module: "ESNext",
    moduleResolution: "bundler",
    target: "ES2022",
    lib: ["ES2022", "DOM"],
    jsx: "react-jsx",
    // Its own types are looked at as well.
    skipLibCheck: false,
    types: [],
  };
  writeFileSync(
    join(project, "tsconfig.json"),
    JSON.stringify({ compilerOptions: options, files: [`sample.${extension}`] }),
  );
  const done = await run(process.execPath, [tsc, "-p", ".", "--pretty", "false"], { cwd: project }).catch(
    (error: { stdout: string }) => error,
  );
  return done.stdout.trim();
}

test("its types hold without React, for elements, properties, methods and events", async () => {
  rmSync(join(project, "node_modules/@types"), { recursive: true, force: true });
  expect(
    await checked(
      `import { registerAideScreener, type ToolId } from "@iep-insider/elements";
import "@iep-insider/elements/aide-screener";
const isNew: boolean = registerAideScreener();
const element = document.createElement("aide-screener");
element.theme = "dark";
element.state = null;
element.restart();
const open: boolean = element.isOpen;
element.addEventListener("iep:result", ({ detail }) => {
  const tool: ToolId = detail.tool;
  console.log(tool, detail.completed, isNew, open);
});
`,
      "ts",
    ),
  ).toBe("");
});

test("they refuse what is wrong", async () => {
  const said = await checked(
    `import "@iep-insider/elements/aide-screener";
const element = document.createElement("aide-screener");
element.theme = "blue";
element.isOpen = true;
element.addEventListener("iep:result", ({ detail }) => console.log(detail.answers));
`,
    "ts",
  );
  const lines = said.split("\n").filter((line) => line.startsWith("sample.ts"));
  expect(lines.map((line) => line.slice(0, "sample.ts(3".length))).toEqual([
    "sample.ts(3",
    "sample.ts(4",
    "sample.ts(5",
  ]);
});

test("the types of its React components hold, and refuse what is wrong", async () => {
  alsoHas(["@types/react", "csstype"]);
  const head = `import { AideScreener, type ToolElement } from "@iep-insider/elements/react";
import { useRef } from "react";
export function Page() {
  const tool = useRef<ToolElement>(null);
`;
  const right = `${head}  return <>
    <button onClick={() => tool.current?.restart()}>Again</button>
    <AideScreener ref={tool} apiBase="https://iep.example" theme="dark" mode="dialog" buttonLabel="Try it" className="wide"
      style={{ display: "block" }} onResult={({ detail }) => console.log(detail.tool, detail.completed)}>Wait</AideScreener>
    <aide-screener api-base="https://iep.example" theme="light" />
  </>;
}
`;
  expect(await checked(right, "tsx")).toBe("");
  const wrong = `${head}  tool.current?.jump();
  return <>
    <AideScreener state={25} />
    <AideScreener theme="blue" />
    <aide-screener state={25} />
  </>;
}
`;
  const lines = (await checked(wrong, "tsx")).split("\n").filter((line) => line.startsWith("sample.tsx"));
  expect(lines.map((line) => Number(/\((\d+)/.exec(line)?.[1]))).toEqual([5, 7, 8, 9]);
});

test("its types hold in the example React app", async () => {
  const { stdout } = await run(process.execPath, [tsc, "-p", folder("../react-app")]);
  expect(stdout).toBe("");
});

test("its types refuse a wrong attribute value type there", async () => {
  const words = ["-p", folder("../react-app/tests/tsconfig.json")];
  const failure = await run(process.execPath, [tsc, "--pretty", "false", ...words]).catch(
    (error: { stdout: string }) => error.stdout,
  );
  expect(failure).toContain("wrong-attribute.tsx(4,38): error TS2322");
});

test("the manifest for editors describes every element as it is", () => {
  const { schemaVersion, modules } = JSON.parse(readFileSync(inPackage("custom-elements.json"), "utf8"));
  expect(schemaVersion).toBe("2.1.0");
  const types = readFileSync(inPackage("elements.d.ts"), "utf8");
  expect(modules.length).toBe(14);
  for (const { kind, path, declarations, exports: exported } of modules) {
    expect(kind).toBe("javascript-module");
    expect(manifest().exports[`./${path.replace(/\.js$/, "")}`].default).toBe(`./${path}`);
    const [{ tagName, customElement, superclass, attributes, members, events }] = declarations;
    expect([customElement, superclass]).toEqual([true, { name: "HTMLElement", package: "global:" }]);
    expect(exported).toMatchObject([{ kind: "custom-element-definition", name: tagName }]);
    expect(types).toContain(`"${tagName}": ToolElement;`);
    for (const { name, fieldName, description } of attributes) {
      expect(members).toContainEqual(expect.objectContaining({ name: fieldName, attribute: name }));
      expect(types).toContain(`get ${fieldName}():`);
      expect(description.length, name).toBeGreaterThan(20);
    }
    for (const { name } of events) expect(types).toContain(`"${name}": CustomEvent<ToolEventDetail>;`);
    for (const { name } of members) expect(types).toMatch(new RegExp(`(get |readonly |^  )${name}\\b`, "m"));
  }
});
