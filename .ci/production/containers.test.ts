import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../repository.mjs";
import { readDockerfile } from "./dockerfile.ts";

const { stages, copies, lines } = readDockerfile(root);
const last = stages.length - 1;
const linesOf = (stage: number, instruction: string) =>
  lines.filter((line) => line.stage === stage && line.instruction === instruction).map(({ rest }) => rest);
/** Made by `npm run build` in the stage that copies from. */
const built = ["api/dist", "dashboard/dist", "widgets/dist/embed", "docs/site/dist"];

test("copies only what the repository has, or what is built", () => {
  for (const { sources } of copies)
    for (const source of sources) {
      const inside = source.replace(/^\/app\/?/, "");
      if (!built.includes(inside)) expect(fs.existsSync(path.join(root, inside)), source).toBe(true);
    }
});

test("copies from stages that come before", () => {
  for (const { from, stage } of copies)
    if (from !== null) expect(stages.slice(0, stage), from).toContain(from);
});

test("gives npm the manifest of every workspace", () => {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  const packages = stages.indexOf("packages");
  const given = copies.filter(({ stage }) => stage === packages).flatMap(({ sources }) => sources);
  expect(given.sort()).toEqual(
    ["package.json", "package-lock.json", ...workspaces.map((name: string) => `${name}/package.json`)].sort(),
  );
  expect(linesOf(packages, "RUN").join()).toMatch(/npm ci --omit=dev --workspace=api/);
});

test("builds what the last stage takes", () => {
  expect(linesOf(stages.indexOf("build"), "RUN").join()).toContain(
    "npm run build -- api widgets dashboard docs",
  );
  const taken = copies
    .filter(({ stage, from }) => stage === last && from === "build")
    .flatMap(({ sources }) => sources);
  expect(built.filter((folder) => !taken.includes(`/app/${folder}`))).toEqual([]);
});

test("is on Node 24 throughout", () => {
  const images = lines
    .filter(({ instruction }) => instruction === "FROM")
    .map(({ rest }) => rest.split(" ")[0]);
  expect(new Set(images)).toEqual(new Set(["node:24-bookworm-slim"]));
});

test("ends in an image that runs unprivileged, handles SIGTERM, and has a health check", () => {
  expect(linesOf(last, "USER")).toEqual(["node"]);
  expect(linesOf(last, "STOPSIGNAL")).toEqual(["SIGTERM"]);
  expect(JSON.parse(linesOf(last, "CMD")[0] ?? "")).toEqual(["node", "api/src/server.ts"]);
  expect(linesOf(last, "ENV").join()).toContain("NODE_ENV=production");
  expect(linesOf(last, "RUN")).toEqual([]);
  expect(linesOf(last, "HEALTHCHECK")[0]).toMatch(/ CMD \["node", "-e", ".+\/api\/ready.+"\]$/);
});

test("checks its health with a program that says whether the server is ready", async () => {
  const [, command = "[]"] = / CMD (\[.+\])$/.exec(linesOf(last, "HEALTHCHECK")[0] ?? "") ?? [];
  const words: string[] = JSON.parse(command);
  const { status, close, port } = await answering();
  const codeAt = async (answer: number) => {
    status.now = answer;
    const { spawn } = await import("node:child_process");
    const child = spawn(process.execPath, words.slice(1), { env: { PORT: String(port) }, stdio: "ignore" });
    return new Promise((resolve) => child.on("close", resolve));
  };
  expect(await codeAt(200)).toBe(0);
  expect(await codeAt(503)).toBe(1);
  close();
  expect(await codeAt(200)).toBe(1);
});

async function answering() {
  const { createServer } = await import("node:http");
  const status = { now: 200 };
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/api/ready" ? status.now : 404;
    response.setHeader("Connection", "close").end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { status, port, close: () => server.close() };
}
