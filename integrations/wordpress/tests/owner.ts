import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Site } from "./site.ts";

// What the owner of a site does with the plugin.

const zip = fileURLToPath(new URL("../dist/iep-insider.zip", import.meta.url));

export async function signIn(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.origin}/wp-login.php`);
  await page.getByLabel("Username or Email Address").fill(site.account.name);
  await page.getByLabel("Password", { exact: true }).fill(site.account.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.locator("#wpadminbar").waitFor();
}

/** Uploads the zip, activates the plugin, and goes to its settings. */
export async function installPlugin(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.origin}/wp-admin/plugin-install.php?tab=upload`);
  await page.locator("#pluginzip").setInputFiles(zip);
  await page.locator("#install-plugin-submit").click();
  await page.getByRole("link", { name: "Activate Plugin" }).click();
  await page.goto(`${site.origin}/wp-admin/options-general.php?page=iep-insider`);
}

export async function saveServerAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel("Server address").fill(address);
  await page.getByRole("button", { name: "Save Changes" }).click();
}

/** Begins a page with the block in it, and waits for its preview. */
export async function addBlock(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.origin}/wp-admin/post-new.php?post_type=page`);
  await page.getByRole("textbox", { name: "Add title" }).fill("Does my child need an aide?");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/IEP Insider");
  await page.getByRole("option", { name: "IEP Insider tool" }).click();
  const block = page.getByRole("document", { name: "Block: IEP Insider tool" });
  await block.getByLabel("Tool").selectOption("aide-screener");
  await block.frameLocator("iframe").getByRole("button", { name: "Start the screener" }).waitFor();
}

/** @returns the address of the published page. */
export async function publishPage(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = page.getByRole("region", { name: "Editor publish" });
  await panel.getByRole("button", { name: "Publish", exact: true }).click();
  return (await panel.getByRole("link", { name: "View Page" }).getAttribute("href")) ?? "";
}
