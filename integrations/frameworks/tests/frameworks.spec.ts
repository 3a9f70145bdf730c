import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { registryAccess } from "../../../.ci/production/registry-access.ts";
import { makeTemporaryFolder, removeTemporaryFolder } from "../../../.ci/temporary-folder.mjs";
import { installPackage, runNpm } from "../../../examples/tests/fixtures/installPackage.ts";
import { opened } from "../../../examples/tests/fixtures/opened.ts";
import { freePort, portOf } from "../../../examples/tests/fixtures/ports.ts";
import { test as base, expect } from "../../../examples/tests/fixtures/test.ts";
import { passFirstStep } from "../../../examples/tests/fixtures/walk.ts";

const apps = fileURLToPath(new URL("../apps", import.meta.url));

/** A folder with the frameworks, from npm's registry, and with our package as `npm pack` makes it. */
const test = base.extend<object, { readonly project: string }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const project = makeTemporaryFolder("frameworks");
      cpSync(apps, project, { recursive: true });
      const access = registryAccess();
      await runNpm(
        ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"],
        project,
        access,
      );
      await installPackage(project, ["--prefer-offline", "--ignore-scripts"], access);
      await use(project);
      removeTemporaryFolder(project);
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

// One worker installs everything, once.
test.describe.configure({ mode: "serial", timeout: 300_000 });

const quiet = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

/** Runs a framework's program in its app's folder. @returns what it prints, also if it fails. */
async function run(project: string, folder: string, program: string, words: string[], more = {}) {
  const cwd = join(project, folder);
  const env = { ...process.env, ...quiet, ...more };
  const given = [join(project, "node_modules", program), ...words];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, given, { cwd, env }).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  return stdout + stderr;
}

async function expectUsable(page: Page, address: string, heading: string): Promise<void> {
  // Rendered on the server: the tag with its link, and nothing of the tool.
  const html = await (await fetch(address)).text();
  expect(html).toContain(`heading="${heading}"`);
  expect(html).toMatch(
    /<aide-screener[^>]*>\s*<a href="[^"]*tool=aide-screener">Open the 1:1 Aide Screener<\/a>/,
  );
  await page.goto(address);
  const tool = page.locator("aide-screener");
  await opened(tool);
  await expect(tool.getByText(heading)).toBeVisible();
  await passFirstStep(tool, /rescue medicine/);
}

test("Next.js renders the tag in a server component, and a visitor uses the tool", async ({
  page,
  project,
  origins,
}) => {
  const built = await run(project, "next", "next/dist/bin/next", ["build"], { IEP_PRODUCT: origins.product });
  expect(built).toContain("○ /");
  const port = await freePort();
  const words = [
    join(project, "node_modules/next/dist/bin/next"),
    "start",
    "-p",
    `${port}`,
    "-H",
    "localhost",
  ];
  const server: ChildProcess = spawn(process.execPath, words, {
    cwd: join(project, "next"),
    env: { ...process.env, ...quiet },
    stdio: "ignore",
  });
  try {
    const address = `http://localhost:${port}/`;
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    await expectUsable(page, address, "Rendered by Next.js");
  } finally {
    server.kill();
  }
});

test("Astro renders the tag, and a visitor uses the tool", async ({ page, project, origins }) => {
  const built = await run(project, "astro", "astro/bin/astro.mjs", ["build"], {
    IEP_PRODUCT: origins.product,
  });
  expect(built).toContain("Complete!");
  const server = await serve(join(project, "astro/dist"));
  try {
    await expectUsable(page, `http://localhost:${portOf(server)}/`, "Rendered by Astro");
  } finally {
    server.close();
  }
});

test("the templates of Vue and Svelte are checked by our types", async ({ project }) => {
  const wrong = (text: string) => [
    ...new Set(
      [...text.matchAll(/(Right|Wrong)\.(?:vue|svelte)\W+(\d+)/g)].map(([, name, line]) => `${name} ${line}`),
    ),
  ];
  const vue = await run(project, "templates", "vue-tsc/bin/vue-tsc.js", ["--noEmit", "-p", "tsconfig.json"]);
  expect(wrong(vue)).toEqual(["Wrong 6", "Wrong 7", "Wrong 8"]);
  const words = ["--tsconfig", "./tsconfig.json", "--output", "machine"];
  const svelte = await run(project, "templates", "svelte-check/bin/svelte-check", words);
  expect(wrong(svelte)).toEqual(["Wrong 5", "Wrong 6", "Wrong 7"]);
});

test("the language service of Visual Studio Code offers our tags, attributes and values", async ({
  project,
}) => {
  const script = `
    import { readFileSync } from "node:fs";
    import service from "vscode-html-languageservice";
    const data = JSON.parse(readFileSync("node_modules/@iep-insider/elements/html-custom-data.json", "utf8"));
    const html = service.getLanguageService({ useDefaultDataProvider: false });
    html.setDataProviders(false, [service.newHTMLDataProvider("iep", data)]);
    const offered = (text) => {
      const document = service.TextDocument.create("a.html", "html", 1, text.replace("|", ""));
      const at = document.positionAt(text.indexOf("|"));
      return html.doComplete(document, at, html.parseHTMLDocument(document)).items.map(({ label }) => label);
    };
    console.log(JSON.stringify([offered("<|"), offered("<aide-screener |>"), offered('<aide-screener mode="|">')]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    cwd: project,
  });
  const [tags, attributes, modes] = JSON.parse(stdout);
  expect(tags).toContain("aide-screener");
  expect(attributes).toContain("auto-open");
  expect(modes.join()).toContain("slide-in");
});

/** The files of a folder, on a free port. */
async function serve(folder: string): Promise<Server> {
  const types: Readonly<Record<string, string>> = {
    html: "text/html",
    js: "text/javascript",
    css: "text/css",
  };
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    try {
      const body = readFileSync(join(folder, path));
      response.setHeader("Content-Type", types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
