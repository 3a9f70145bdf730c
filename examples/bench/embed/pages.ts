import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { plainChoice, snippets } from "@iep-insider/sdk/embed";
import { build } from "vite";
import { content } from "./content.ts";

/** The tool that is measured: eighteen questions on one screen. */
const tool = "signing-advisor";

/** What is measured in each round, in this order; the others are compared with the first. */
export const rows = [
  "hand-written",
  "bare preact/compat",
  "snippet",
  "loader, 1 tool",
  "loader, 3 tools",
  "iframe",
] as const;
export type Row = (typeof rows)[number];

/** The tag of each row's element; null for the iframe, which is no element. */
export const tagOf: Readonly<Record<Row, string | null>> = {
  "hand-written": "by-hand",
  "bare preact/compat": "by-preact",
  snippet: toolById(tool).tag,
  "loader, 1 tool": toolById(tool).tag,
  "loader, 3 tools": toolById(tool).tag,
  iframe: null,
};

const pageNames = [...rows, "blank"] as const;
type PageName = (typeof pageNames)[number];

/**
 * Serves a partner's page per row, and the two elements that ours is compared with from another origin, as any embed.
 * @returns `handWrittenSize`: its page and script as sent, in bytes.
 */
export async function servePages(product: string) {
  const scripts = new Map([
    ["/by-hand.js", await bundle("byHand")],
    ["/by-preact.js", await bundle("byPreact")],
  ]);
  const elements = await serve(scripts, "text/javascript");
  const pages = new Map(
    pageNames.map((name) => [addressOf(name), page(bodyOf(name, elements.origin, product))] as const),
  );
  const site = await serve(pages, "text/html; charset=utf-8");
  const handWritten = [scripts.get("/by-hand.js") ?? "", pages.get(addressOf("hand-written")) ?? ""];
  return {
    addressOf: (name: PageName) => site.origin + addressOf(name),
    handWrittenSize: handWritten.reduce((bytes, text) => bytes + brotliCompressSync(text).length, 0),
    close: () => {
      elements.close();
      site.close();
    },
  };
}

const addressOf = (name: PageName) => `/${pageNames.indexOf(name)}`;

function bodyOf(name: PageName, elements: string, product: string): string {
  const all = snippets(plainChoice(tool), { server: product, version: "1.0.0", integrity: "" });
  switch (name) {
    case "hand-written":
    case "bare preact/compat": {
      const tag = tagOf[name];
      const style = `<style>${tag} { display: block; min-height: 500px }</style>`;
      return `${style}<script async src="${elements}/${tag}.js"></script><${tag}></${tag}>`;
    }
    case "snippet":
      return all.script.code;
    case "iframe":
      return all.iframe.code;
    case "loader, 1 tool":
      return loaderBody(product, [tool]);
    case "loader, 3 tools":
      return loaderBody(product, [tool, "aide-screener", "rights-guide"]);
    case "blank":
      return "";
  }
}

function loaderBody(product: string, tools: readonly ToolId[]): string {
  const tags = tools.map((id) => toolById(id).tag);
  const style = `<style>${tags.join(", ")} { display: block; min-height: 500px }</style>`;
  const script = `<script async src="${product}/embed/v1/loader.js"></script>`;
  return style + script + tags.map((tag) => `<${tag}></${tag}>`).join("");
}

function page(body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner's page</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 auto; max-width: 44rem; padding: 16px; font: 17px/1.55 system-ui, sans-serif }</style>
</head>
<body>
<h1>Before the meeting</h1>
${body}
<p>Below the tool.</p>
</body>
</html>
`;
}

/** One of the elements that are compared with ours, as its author would publish it. */
async function bundle(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { BENCH_CONTENT: JSON.stringify(content) },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`elements/${name}.ts`, import.meta.url)),
        formats: ["iife"],
        name: "bench",
      },
      target: "es2022",
      minify: true,
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const code = output?.output[0].code;
  if (code === undefined) throw new Error(`The element ${name} was not built.`);
  return code;
}

async function serve(texts: ReadonlyMap<string, string>, type: string) {
  const bodies = new Map([...texts].map(([path, text]) => [path, brotliCompressSync(text)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? "");
    response.writeHead(body ? 200 : 404, {
      "Content-Type": type,
      "Cache-Control": "no-store",
      ...(body ? { "Content-Encoding": "br" } : {}),
    });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The benchmark's pages have no port.");
  return { origin: `http://localhost:${address.port}`, close: () => server.close() };
}
