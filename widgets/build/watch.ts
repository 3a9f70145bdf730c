import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";

/** Builds again whenever a source of an element changes. A whole build takes seconds, so there is one way to build. */
const folders = ["../src", "../../sdk/src"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
let running = false;
let again = false;

function build() {
  if (running) {
    again = true;
    return;
  }
  running = true;
  const child = spawn(process.execPath, [fileURLToPath(new URL("build.ts", import.meta.url))], {
    stdio: "inherit",
  });
  child.on("exit", (code) => {
    running = false;
    console.log(code === 0 ? "Elements are built." : "The build failed; waiting for the next change.");
    if (again) {
      again = false;
      build();
    }
  });
}

let timer: NodeJS.Timeout | undefined;
for (const folder of folders) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(build, 100);
  });
}
build();
