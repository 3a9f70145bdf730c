import { mkdirSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { useTemporaryFolder } from "./temporaryFolder.ts";

/** A script long enough that compressing it is worth something. */
export const script = `export const sentence = "${"words ".repeat(200)}";\n`;

/** Folders as the builds of dashboard and widgets leave them, and a secret beside them, for the tests of a file. */
export function useBuiltFiles() {
  const folder = useTemporaryFolder("files-test");
  const write = (path: string, content: string, compressed = false) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!compressed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  };
  write("dashboard/index.html", "<title>Home</title>", true);
  write("dashboard/advanced-tools/index.html", "<title>Tools</title>");
  write("dashboard/advanced-tools/.open/aide-screener.html", "<title>Aide</title>");
  write("dashboard/404/index.html", "<title>Not here</title>");
  write("dashboard/es/index.html", "<title>Inicio</title>");
  write("dashboard/es/advanced-tools/index.html", "<title>Herramientas</title>");
  write("dashboard/es/advanced-tools/.open/aide-screener.html", "<title>Ayudante</title>");
  write("dashboard/es/404/index.html", "<title>No existe</title>");
  write("dashboard/es/service-worker.js", "// stores in Spanish");
  write("dashboard/assets/main-AbC_123-.js", script, true);
  write("dashboard/assets/font-12345678.woff2", "font");
  write("dashboard/reader/worker.js", script, true);
  write("dashboard/service-worker.js", "// stores");
  write("dashboard/no-service-worker.js", "// removes");
  write("dashboard/favicon.svg", "<svg/>");
  write("dashboard/.env", "SECRET=1");
  write("embed/loader.js", script, true);
  write("embed/aide-screener.js", script);
  write("embed/aide-screener.standalone.js", script);
  write("embed/manifest.json", "{}");
  write("embed/assets/runtime-a1B2c3D4.js", script, true);
  write("embed/assets/plain.js", script);
  write("secret.txt", "not for anyone");
  return { dashboardFolder: join(folder, "dashboard"), embedFolder: join(folder, "embed") };
}

/** A request with exactly this path and these headers: `fetch` would tidy both up. */
export function rawRequest(origin: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      httpRequest(origin, { path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}
