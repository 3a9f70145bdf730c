import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type ElementHandle, type Frame, type Page } from "puppeteer-core";
import type { Control, Engine, Place, Session, Tab } from "./Engine.ts";

/**
 * Chromium, over its own protocol, or Firefox, over WebDriver BiDi. Not Playwright: to Firefox it sends a command
 * (`emulation.setMediaFeaturesOverride`) that the ESR release 153 does not know.
 */
export async function startPuppeteer(browser: "chrome" | "firefox", program: string): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), "iep-downloads-"));
  const running = await puppeteer.launch({
    browser,
    executablePath: program,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    ...(browser === "chrome"
      ? { args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"] }
      : {
          extraPrefsFirefox: {
            "ui.systemUsesDarkTheme": 1,
            "browser.download.dir": downloads,
            "browser.download.folderList": 2,
          },
        }),
  });
  return {
    async open(): Promise<Session> {
      const context = await running.createBrowserContext({
        ...(browser === "chrome" ? { downloadBehavior: { policy: "allow", downloadPath: downloads } } : {}),
      });
      const page = await context.newPage();
      // Playwright's limit for the whole test counts.
      page.setDefaultTimeout(0);
      if (browser === "chrome")
        await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
      return {
        tab: tabOf(page),
        downloads,
        opened: async () => (await context.pages()).filter((other) => other !== page).map(tabOf),
        end: () => context.close(),
      };
    },
    async stop() {
      await running.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

function tabOf(page: Page): Tab {
  return {
    ...placeOf(page.mainFrame()),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    show: () => page.bringToFront(),
  };
}

function placeOf(frame: Frame): Place {
  return {
    evaluate: (run, arg) => frame.evaluate(run as (arg: unknown) => never, arg),
    async element(find, arg) {
      const handle = await frame.evaluateHandle(find as (arg: unknown) => Element | null, arg);
      const element = handle.asElement() as ElementHandle<HTMLElement> | null;
      return element && controlOf(element);
    },
  };
}

function controlOf(handle: ElementHandle<HTMLElement>): Control {
  return {
    click: () => handle.click(),
    async type(text) {
      await handle.click();
      await handle.type(text);
    },
    chooseFile: (path) => (handle as ElementHandle<HTMLInputElement>).uploadFile(path),
    evaluate: (run, arg) => handle.evaluate(run as (element: HTMLElement, arg: unknown) => never, arg),
    async content() {
      const frame = await (await handle.toElement("iframe")).contentFrame();
      return placeOf(frame);
    },
  };
}
