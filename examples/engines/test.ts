import { test as base, expect } from "@playwright/test";
import { type Origins, withWrittenPages } from "../tests/fixtures/servers.ts";
import { sharedOrigins } from "../tests/fixtures/sharedServers.ts";
import { fullWallet, type Wallet, withWallet } from "../tests/fixtures/wallet.ts";
import { loader } from "../tests/fixtures/written.ts";
import type { Engine, EngineName, Session } from "./Engine.ts";
import { startPuppeteer } from "./puppeteer.ts";
import { type Screen, screenOf } from "./screen.ts";
import { startWebKit } from "./webDriver.ts";

interface Fixtures {
  readonly session: Session;
  /** Opens a page of its own origin with these elements, in a browser that has bought what the wallet holds. */
  readonly openElements: (tags: readonly string[], wallet?: Wallet) => Promise<void>;
  /** Opens a page with one element, in a browser that has bought every tool that is sold by the day. */
  readonly openElement: (tag: string, wallet?: Wallet) => Promise<Screen>;
}

interface WorkerFixtures {
  readonly engineName: EngineName;
  readonly engine: Engine;
  readonly origins: Origins;
  readonly wallet: Wallet;
}

/** The page can be dark, and collects what no code has caught. */
const head = `<meta name="color-scheme" content="light dark"><script>
  window.faults = [];
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
</script>`;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  origins: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      await withWrittenPages(sharedOrigins(), use);
    },
    { scope: "worker" },
  ],
  wallet: [
    async ({ origins }, use) => {
      await use(await fullWallet(origins));
    },
    { scope: "worker" },
  ],
  session: async ({ engine }, use) => {
    const session = await engine.open();
    await use(session);
    const faults = await session.tab.evaluate(() => Reflect.get(window, "faults") ?? [], null);
    await session.end();
    expect(faults, "uncaught errors").toEqual([]);
  },
  openElements: async ({ session, origins }, use) => {
    await use(async (tags, wallet) => {
      if (wallet) {
        await session.tab.open(origins.write(""));
        await session.tab.evaluate(...withWallet(wallet));
      }
      const elements = tags.map((tag) => `<${tag}></${tag}>`);
      await session.tab.open(origins.write(loader(origins) + elements.join(""), head));
    });
  },
  openElement: async ({ session, openElements, wallet: full }, use) => {
    await use(async (tag, wallet = full) => {
      await openElements([tag], wallet);
      return screenOf(session.tab, tag);
    });
  },
});

export { expect };

function start(name: EngineName): Promise<Engine> {
  if (name === "webkit") return startWebKit();
  if (name === "firefox")
    return startPuppeteer("firefox", process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr");
  return startPuppeteer("chrome", process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium");
}
