import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const run = promisify(execFile);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

test("its types hold in somebody else's React app", async () => {
  const tsc = folder("../../node_modules/typescript/bin/tsc");
  const { stdout } = await run(process.execPath, [tsc, "-p", folder("../react-app")]);
  expect(stdout).toBe("");
});

test("its types refuse a wrong attribute value type", async () => {
  const tsc = folder("../../node_modules/typescript/bin/tsc");
  const words = ["-p", folder("../react-app/tests/tsconfig.json")];
  const failure = await run(process.execPath, [tsc, "--pretty", "false", ...words]).catch(
    (error: { stdout: string }) => error.stdout,
  );
  expect(failure).toContain("wrong-attribute.tsx(4,39): error TS2322");
});

test("importing it on a server does nothing", async () => {
  for (const name of ["index", "aide-screener", "iep-letter-generator"]) {
    const file = folder(`../../widgets/dist/npm/${name}.js`);
    const code = `await import(${JSON.stringify(file)}); console.log("customElements" in globalThis)`;
    const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "-e", code], { env: {} });
    expect(stdout.trim() + stderr).toBe("false");
  }
});
