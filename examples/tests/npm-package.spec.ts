import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { tools } from "@iep-insider/sdk/catalog";
import { expect, test } from "@playwright/test";
import { installPackage } from "./fixtures/installPackage.ts";

const run = promisify(execFile);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tsc = folder("../../node_modules/typescript/bin/tsc");

/** A partner's project: an empty folder, into which what `npm pack` makes has been installed. */
let project: string;

// One worker installs it, for both tests.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "iep-npm-package-"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await installPackage(project, ["--offline"]);
});
test.afterAll(() => rmSync(project, { recursive: true }));

const computedAddress = /\bimport\(\s*(\/\*.*?\*\/\s*)?new URL\(/;
const inPackage = (name: string) => join(project, "node_modules/@iep-insider/elements", name);
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/** Adds packages to the project, copied from this repository: a link would lead to their neighbors too. */
function alsoHas(...packages: readonly string[]): void {
  for (const name of packages)
    cpSync(folder(`../../node_modules/${name}`), join(project, "node_modules", name), { recursive: true });
}

async function node(code: string): Promise<string> {
  const words = ["--input-type=module", "-e", code];
  const { stdout, stderr } = await run(process.execPath, words, { cwd: project, env: {} });
  return stdout.trim() + stderr;
}

test("the package is complete and does nothing on a server but render", async () => {
  const installed = readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."));
  expect(installed, "it brings no other package along").toEqual(["@iep-insider"]);
  const { exports: entries, customElements, license } = readJson(inPackage("package.json"));
  expect(license).toBe(readJson(folder("../../package.json")).license);
  const named = Object.values<string | Record<string, string>>(entries).flatMap((entry) =>
    typeof entry === "string" ? [entry] : Object.values(entry),
  );
  expect(named.length).toBeGreaterThan(30);
  for (const name of [...named, customElements, "README.md", "CHANGELOG.md", "LICENSE"])
    expect(readFileSync(inPackage(name), "utf8").length, name).toBeGreaterThan(10);
  expect(readFileSync(inPackage("react.js"), "utf8")).toMatch(/^"use client";/);

  const files = readdirSync(inPackage("."), { recursive: true, encoding: "utf8" });
  const computed = files.filter(
    (name) => name.endsWith(".js") && computedAddress.test(readFileSync(inPackage(name), "utf8")),
  );
  expect(computed, "Next.js does not build a part whose address is computed").toEqual([]);

  const names = Object.keys(entries).filter((name) => !/json$|(react|vue|svelte)$/.test(name));
  // One entry per tool, and the package itself; the same in Spanish.
  expect(names.length).toBe(2 * (tools.length + 1));
  const imports = names.map((name) => `await import("@iep-insider/elements${name.slice(1)}");`).join("");
  const globals = `console.log("customElements" in globalThis, "document" in globalThis)`;
  expect(await node(`${imports} ${globals}`), "it does nothing, and says nothing").toBe("false false");

  alsoHas("react", "react-dom", "scheduler");
  const rendered = await node(`
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import * as components from "@iep-insider/elements/react";
    const given = { apiBase: "https://iep.example", theme: "dark", className: "wide", hidden: false, onReady() {} };
    console.log(Object.keys(components).length, renderToString(createElement(components.IepRightsGuide, given)));`);
  expect(rendered).toBe(
    `${tools.length} <iep-rights-guide api-base="https://iep.example" theme="dark" class="wide">` +
      '<a href="https://iep.example/advanced-tools?tool=rights-guide">Open the Parent Rights Guide</a></iep-rights-guide>',
  );
});

test("an entry in Spanish registers its element in Spanish", async ({ page }) => {
  const types: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript" };
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").slice(1);
    const body = path ? readFileSync(inPackage(path), "utf8") : html;
    response.writeHead(200, { "Content-Type": types[path ? "js" : "html"] ?? "" }).end(body);
  }).listen(0, "127.0.0.1");
  const html = `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/es/aide-screener.js"></script>
    <aide-screener api-base="http://127.0.0.1:9"></aide-screener>`;
  await new Promise((resolve) => server.once("listening", resolve));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(page.getByRole("button", { name: "Empezar el cuestionario" })).toBeVisible();
  server.close();

  alsoHas("react", "react-dom", "scheduler");
  const rendered = await node(`
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    import { AideScreener } from "@iep-insider/elements/es/react";
    console.log(renderToString(createElement(AideScreener, { apiBase: "https://iep.example" })));`);
  expect(rendered).toContain('<a href="https://iep.example/es/advanced-tools?tool=aide-screener">Abrir: ');
});

const strictly =
  "--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --module esnext --moduleResolution bundler --target es2022 --lib es2022,dom --jsx react-jsx --pretty false";

/** Checks these files, and the package's own types, as one program. @returns the lines with an error, as "file:line". */
async function errorsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  const words = [tsc, ...strictly.split(" "), ...Object.keys(files)];
  const { stdout } = await run(process.execPath, words, { cwd: project }).catch(
    (error: { stdout: string }) => error,
  );
  const lines = stdout.split("\n").filter((line) => /^\S/.test(line));
  return lines.map((line) => line.replace(/^([^(]+)\((\d+),.*$/, "$1:$2")).sort();
}

test("its types and its manifest describe every element as it is", async () => {
  const element = `import { registerAideScreener, type ToolId } from "@iep-insider/elements";
import "@iep-insider/elements/aide-screener";
const element = document.createElement("aide-screener");
`;
  const right = `${element}element.theme = "dark";
element.state = null;
element.restart();
const told: boolean[] = [registerAideScreener(), element.isOpen];
element.addEventListener("iep:result", ({ detail }) => {
  const tool: ToolId = detail.tool;
  console.log(tool, detail.completed, told);
});`;
  const wrong = `${element}element.theme = "blue";
element.isOpen = true;
element.addEventListener("iep:result", ({ detail }) => console.log(detail.answers));`;
  const said = await errorsIn({ "right.ts": right, "wrong.ts": wrong });
  expect(said).toEqual(["wrong.ts:4", "wrong.ts:5", "wrong.ts:6"]);

  alsoHas("@types/react", "csstype");
  const page = `import { AideScreener, type ToolElement } from "@iep-insider/elements/react";
import { useRef } from "react";
export function Page() { const tool = useRef<ToolElement>(null);
`;
  const rightPage = `${page}return <><button onClick={() => tool.current?.restart()}>Again</button>
<AideScreener ref={tool} apiBase="https://iep.example" theme="dark" mode="dialog" buttonLabel="Try it" className="wide"
  style={{ display: "block" }} onResult={({ detail }) => console.log(detail.tool, detail.completed)}>Wait</AideScreener>
<aide-screener api-base="https://iep.example" theme="light" /></>; }`;
  const wrongPage = `${page}tool.current?.jump(); return <>
<AideScreener state={25} />
<AideScreener theme="blue" />
<aide-screener state={25} /></>; }`;
  const saidOfPages = await errorsIn({ "right.tsx": rightPage, "wrong.tsx": wrongPage });
  expect(saidOfPages).toEqual([4, 5, 6, 7].map((line) => `wrong.tsx:${line}`));
  const { stdout } = await run(process.execPath, [tsc, "-p", folder("../react-app")]);
  expect(stdout, "the example React app").toBe("");

  const { modules } = readJson(inPackage("custom-elements.json"));
  const types = readFileSync(inPackage("elements.d.ts"), "utf8");
  const entries = readJson(inPackage("package.json")).exports;
  expect(modules.length).toBe(2 * tools.length);
  for (const { path, declarations, exports: exported } of modules) {
    expect(entries[`./${path.replace(/\.js$/, "")}`].default).toBe(`./${path}`);
    const [{ declaration, name: tag }] = exported;
    if (path.startsWith("es/")) {
      // The same element, described once.
      expect([declarations, declaration.module]).toEqual([[], `${tag}.js`]);
      continue;
    }
    const [{ tagName, attributes, members, events }] = declarations;
    expect(exported).toMatchObject([{ kind: "custom-element-definition", name: tagName }]);
    expect(types).toContain(`"${tagName}": ToolElement;`);
    for (const { name, fieldName } of attributes)
      expect(members).toContainEqual(expect.objectContaining({ name: fieldName, attribute: name }));
    for (const { name } of events) expect(types).toContain(`"${name}": CustomEvent<ToolEventDetail>;`);
    for (const { name } of members) expect(types).toMatch(new RegExp(`(get |readonly |^  )${name}\\b`, "m"));
  }
});
