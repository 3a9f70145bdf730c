import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../tests/fixtures/ports.ts";
import type { Control, Engine, Place, Session, Tab } from "./Engine.ts";

/** WebKitGTK's small browser on a virtual display, over W3C WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebKit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "iep-webkit-"));
  const downloads = join(home, "Downloads");
  for (const folder of [downloads, join(home, ".config")]) mkdirSync(folder);
  writeFileSync(join(home, ".config", "user-dirs.dirs"), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(screen.stdio[3] as Readable, "data");
  const startDriver = async () => {
    const port = await freePort();
    const service = spawn("WebKitWebDriver", [`--port=${port}`], {
      env: {
        PATH: process.env["PATH"],
        HOME: home,
        DISPLAY: `:${String(number).trim()}`,
        // The theme of the desktop decides what pages are told.
        GTK_THEME: "Adwaita:dark",
        NO_AT_BRIDGE: "1",
        LIBGL_ALWAYS_SOFTWARE: "1",
      },
      stdio: "ignore",
    });
    const send = caller(`http://127.0.0.1:${port}`);
    await until(() => send("GET", "/status"));
    return { service, send };
  };
  let driver = await startDriver();
  const newSession = () =>
    driver.send<{ readonly sessionId: string }>("POST", "/session", { capabilities: {} }, startTime);
  return {
    async open() {
      const { sessionId } = await newSession().catch(async () => {
        // Now and then the browser does not start, and its driver waits for it forever.
        await end(driver.service);
        driver = await startDriver();
        return newSession();
      });
      const { send } = driver;
      const call: Call = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
      return sessionOf(call, downloads);
    },
    async stop() {
      await Promise.all([end(driver.service), end(screen)]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** How long a browser may take to start, in milliseconds; it takes one or two seconds. */
const startTime = 20_000;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const enterKey = "\uE007";

/** Each caller names the shape of the answer, as the specification has it. */
type Call = <Answer>(method: string, path: string, body?: object, patience?: number) => Promise<Answer>;

function caller(origin: string): Call {
  return async <Answer>(method: string, path: string, body?: object, patience?: number) => {
    const answer = await fetch(origin + path, {
      method,
      ...(patience ? { signal: AbortSignal.timeout(patience) } : {}),
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value }: { value: Answer & { error?: string; message?: string } } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function sessionOf(call: Call, downloads: string): Promise<Session> {
  // The driver has one current window and frame; every command says which it means.
  const first = await call<string>("GET", "/window");
  let current: { readonly window: string; readonly frames: readonly object[] } = {
    window: first,
    frames: [],
  };
  await call("POST", "/window/rect", { width: 1280, height: 1000 });
  const goTo = async (window: string, frames: readonly object[]) => {
    if (window === current.window && frames.length === current.frames.length) {
      if (frames.every((frame, index) => frame === current.frames[index])) return;
    }
    if (window !== current.window) await call("POST", "/window", { handle: window });
    await call("POST", "/frame", { id: null });
    for (const id of frames) await call("POST", "/frame", { id });
    current = { window, frames };
  };
  const placeOf = (window: string, frames: readonly object[]): Place => {
    const run = async <Result>(script: string, args: readonly unknown[]) => {
      await goTo(window, frames);
      const { fault, value } = await call<{ readonly fault?: string; readonly value: Result }>(
        "POST",
        "/execute/async",
        { script, args },
      );
      if (fault) throw new Error(fault);
      return value;
    };
    const controlOf = (element: object): Control => {
      const path = `/element/${Object.values(element)[0]}`;
      const at = async (command: string, body = {}) => {
        await goTo(window, frames);
        await call("POST", `${path}/${command}`, body);
      };
      return {
        click: () => at("click"),
        async type(text) {
          // In an iframe a field takes the focus only by a click; in a shadow root the driver finds the field's own
          // inside instead of the field, and refuses, but the focus needs no click.
          await at("click").catch((error: Error) => {
            if (!error.message.includes("click intercepted")) throw error;
          });
          await at("value", { text: text.replaceAll("\n", enterKey) });
        },
        chooseFile: (file) => at("value", { text: file }),
        evaluate: (task, arg) => run(settled(task), [element, arg ?? null]),
        content: async () => placeOf(window, [...frames, element]),
      };
    };
    return {
      evaluate: (task, arg) => run(settled(task), [arg ?? null]),
      async element(find, arg) {
        const element = await run<object | null>(settled(find), [arg ?? null]);
        return element && controlOf(element);
      },
    };
  };
  const tabOf = (window: string): Tab => {
    const top = async (path: string, body = {}) => {
      await goTo(window, []);
      await call("POST", path, body);
    };
    return {
      ...placeOf(window, []),
      open: (url) => top("/url", { url }),
      reload: () => top("/refresh"),
      // Each tab is a window of its own here, and all are visible.
      show: () => goTo(window, []),
    };
  };
  return {
    tab: tabOf(first),
    downloads,
    opened: async () => {
      const handles = await call<readonly string[]>("GET", "/window/handles");
      return handles.filter((handle) => handle !== first).map(tabOf);
    },
    end: async () => void (await call("DELETE", "")),
  };
}

/** A script that calls `task` with its arguments, and hands on what it returns or throws. */
function settled(task: (...args: never[]) => unknown): string {
  return `const done = arguments[arguments.length - 1];
    const args = [...arguments].slice(0, -1);
    new Promise((resolve) => resolve((${task})(...args))).then(
      (value) => done({ value }), (error) => done({ fault: String(error) }));`;
}

async function until(works: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; ; attempt += 1)
    try {
      await works();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}
