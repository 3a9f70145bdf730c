import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createWebhookSecret, signatureHeaders } from "../../../api/src/partners/webhook/signature.ts";
import { recordLayoutShift } from "../../../examples/tests/fixtures/layoutShift.ts";
import { opened } from "../../../examples/tests/fixtures/opened.ts";
import { test as base, expect } from "../../../examples/tests/fixtures/test.ts";
import { walkToResult } from "../../../examples/tests/fixtures/walk.ts";
import { toolById } from "../../../sdk/src/catalog/index.ts";
import { attributesOf, type EmbedChoice, plainChoice } from "../../../sdk/src/embed/index.ts";
import { addBlock, installPlugin, publishPage, saveServerAddress, signIn } from "./owner.ts";
import { type Site, withSite } from "./site.ts";

const test = base.extend<object, { readonly site: Site }>({
  site: [async ({ origins }, use) => withSite(origins.product, use), { scope: "worker", timeout: 180_000 }],
});

// Each test goes on with the site that the one before it has left.
test.describe.configure({ mode: "serial" });
test.beforeEach(({ consoleMessages }) => consoleMessages.allow(/JQMIGRATE/));
test.afterEach(({ site }) => expect(site.complaints()).toEqual([]));

const aide = '[iep_insider tool="aide-screener"]';

test("an owner installs the zip, and hears what is wrong in the settings", async ({
  page,
  site,
  origins,
}) => {
  await signIn(page, site);
  await installPlugin(page, site);
  await page.getByLabel("Server address").fill("https:// /");
  await page.getByLabel("Site key").fill("key");
  await page.getByLabel("Color").fill("teal");
  // Without the browser's own check of the address.
  await page.locator("form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(/The (server address|site key|color) is not valid/)).toHaveCount(3);

  await saveServerAddress(page, `${origins.product}/embed-builder?tool=chat`);
  await expect(page.getByLabel("Server address")).toHaveValue(origins.product);
  await expect(page.getByText(`script-src ${origins.product};`)).toBeVisible();
});

test("an owner adds the block with its preview, and a visitor uses the tool to its result", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await addBlock(page, site);
  const address = await publishPage(page);

  // The editor goes on talking to its site, which refuses a visitor.
  await page.goto("about:blank");
  await page.context().clearCookies();
  const shift = await recordLayoutShift(page);
  await page.goto(address);
  await opened(page);
  expect(await shift()).toBeLessThan(0.01);
  await walkToResult(page.locator("aide-screener"), /own body/);
});

test("a shortcode writes the element of the embed builder's snippet, whatever was typed", async ({
  site,
}) => {
  const choices: readonly Partial<EmbedChoice>[] = [
    { theme: "dark", state: "TX", accent: "#5b2a3c", background: "page" },
    { heading: `"><script>alert(1)</script> & 'quotes'\n two lines` },
    { render: "iframe", siteKey: "site_examplepages" },
    { mode: "dialog", buttonLabel: "<b>Open</b>" },
    { mode: "slide-in", trigger: "help", side: "left", autoOpen: "20s" },
    { mode: "floating", buttonLabel: "Help", side: "left" },
    { mode: "full-page", trigger: "help", autoOpen: "exit" },
    { buttonLabel: "Only a button has a label", trigger: "help" },
  ];
  const wanted = choices.map((chosen) => ({ ...plainChoice("rights-guide"), ...chosen }));
  // All at once, since each call starts WordPress.
  const written = await site.php(
    "echo json_encode(array_map('iep_insider_render', json_decode($words[0], true)));",
    JSON.stringify(wanted.map(shortcodeOf)),
  );
  const pages: readonly string[] = JSON.parse(written);
  expect(pages).toHaveLength(wanted.length);
  const { tag } = toolById("rights-guide");
  for (const [index, choice] of wanted.entries()) {
    const html = pages[index] ?? "";
    const element = new RegExp(`<${tag}( class="[^"]*")?(.*)><a href=`).exec(html)?.[2] ?? "none";
    const attributes = [...element.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      decoded(value),
    ]);
    expect(attributes).toEqual(attributesOf(choice).map(({ name, value }) => [name, value]));
    expect(html).not.toContain("<script>alert");
  }
});

/** Its attributes, also those that its mode leaves out of the element. */
function shortcodeOf(choice: EmbedChoice): Readonly<Record<string, unknown>> {
  const given = attributesOf({ ...choice, mode: "slide-in" }).map(({ name, value }) => [name, value]);
  return { tool: "rights", ...Object.fromEntries(given), mode: choice.mode };
}

for (const policy of ["sources", "nonce"]) {
  test(`a tool works under a strict content security policy by ${policy}`, async ({
    page,
    site,
    consoleMessages,
  }) => {
    // The theme's own inline styles and scripts; the policy allows nothing for us but our server.
    consoleMessages.allow(/violates the following Content Security Policy directive/);
    await page.goto(`${await publish(site, aide)}&policy=${policy}`);
    await walkToResult(page.locator("aide-screener"), /own body/);
    expect(
      await page.locator("aide-screener").evaluate((element) => getComputedStyle(element).minHeight),
    ).not.toBe("0px");
    const ours = consoleMessages.filter((message) => /iep|embed\/v1/.test(message));
    expect(ours).toEqual([]);
  });
}

for (const speed of ["move", "combine"]) {
  test(`a tool works with a plugin that speeds up sites: ${speed}`, async ({ page, site }) => {
    await page.goto(`${await publish(site, aide)}&speed=${speed}`);
    await walkToResult(page.locator("aide-screener"), /own body/);
  });
}

test("in privacy mode a shortcode's tool is in an iframe, and takes the color of the settings", async ({
  page,
  site,
}) => {
  await site.php(
    "update_option('iep_insider', array_merge(get_option('iep_insider'), ['privacy' => true, 'accent' => '#5b2a3c']));",
  );
  await page.goto(await publish(site, aide));
  await opened(page.frameLocator("aide-screener iframe").locator("body"));
  await expect(page.locator("aide-screener")).toHaveAttribute("accent", "#5b2a3c");
});

test("a tool's address on a line of its own becomes the tool, by WordPress's own oEmbed", async ({
  page,
  site,
  origins,
}) => {
  await page.goto(await publish(site, `${origins.product}/advanced-tools?tool=aide-screener&state=TX`));
  const frame = page.locator("iframe[title='1:1 Aide Screener']");
  await expect(frame).toHaveAttribute("src", `${origins.product}/frame/aide-screener?state=TX`);
  await walkToResult(frame.contentFrame().locator("aide-screener"), /own body/);
  // The script that the plugin adds has made the frame as high as the result.
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(700);
});

test("a page asks our server for nothing while WordPress renders it, and shows a link in a feed", async ({
  page,
  site,
}) => {
  const asked = await site.php(
    "add_filter('pre_http_request', function ($a, $b, $url) { echo $url; return $a; }, 10, 3); do_shortcode($words[0]);",
    aide,
  );
  expect(asked).toBe("");
  await publish(site, aide);
  const feed = await (await page.request.get(`${site.origin}/?feed=rss2`)).text();
  expect(feed).toContain("Open the 1:1 Aide Screener</a>");
  expect(feed).not.toContain("/embed/v1/");
});

test("a visitor sees nothing of a mistake, and deleting the plugin leaves nothing", async ({
  page,
  site,
}) => {
  await page.goto(await publish(site, 'Before [iep_insider tool="aide"] after'));
  await expect(page.getByText("Before after")).toBeVisible();

  await signIn(page, site);
  await page.goto(`${site.origin}/wp-admin/plugins.php`);
  page.on("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: "Deactivate IEP Insider" }).click();
  await page.getByRole("link", { name: "Delete IEP Insider" }).click();
  await expect(page.getByText(/IEP Insider was successfully deleted/)).toBeVisible();
  expect(await site.php("var_export(get_option('iep_insider'));")).toBe("false");
});

/** @returns the address of a new post with this content. */
async function publish(site: Site, content: string): Promise<string> {
  const id = await site.php(
    "echo wp_insert_post(['post_status' => 'publish', 'post_title' => 'A post', 'post_content' => wp_slash($words[0])]);",
    content,
  );
  return `${site.origin}/?p=${id}`;
}

function decoded(text = ""): string {
  return text
    .replaceAll("&#039;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

test("the documented PHP code takes a webhook message that we signed, and no other", async () => {
  const page = fileURLToPath(new URL("../../../docs/site/pages/reports-and-webhooks.md", import.meta.url));
  const [, code = ""] = /```php\n(.*?)```/s.exec(readFileSync(page, "utf8")) ?? [];
  const [secret, other] = [createWebhookSecret(), createWebhookSecret()];
  const [body, at] = ['{"type":"test"}', new Date()];
  const headers = signatureHeaders({ messageId: "msg_1", at, body }, [secret]);
  const answer = (known: string, received: string, now = at.getTime()) => {
    const given = JSON.stringify([known, headers, received, Math.floor(now / 1000)]);
    const call = `try { echo json_encode(verify(...json_decode($argv[1], true))); } catch (RuntimeException $e) { echo $e->getMessage(); }`;
    return execFileSync("php", ["-r", `${code}\n${call}`, given], { encoding: "utf8" });
  };
  expect(answer(secret, body)).toBe(body);
  expect(answer(other, body)).toBe("Wrong signature");
  expect(answer(secret, `${body} `)).toBe("Wrong signature");
  expect(answer(secret, body, at.getTime() + 301_000)).toBe("Too old, or too new");
});
