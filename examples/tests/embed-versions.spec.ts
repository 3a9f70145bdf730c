import type { EmbedVersions } from "@iep-insider/sdk/contract";
import { leastAnswers } from "@iep-insider/widgets/letter-generator/samples";
import { fillLetter, letterField, writeLetter } from "./fixtures/letters.ts";
import { opened } from "./fixtures/opened.ts";
import { takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { scriptsAskedBy } from "./fixtures/traffic.ts";
import { loader, openPage } from "./fixtures/written.ts";

// Files of another version than the current one: cached, or named by a page on purpose.

test("stale cached files are requested once more", async ({ page, origins, consoleMessages }) => {
  for (const file of ["loader.js", "aide-screener.module.js"]) {
    const response = await page.request.get(`${origins.product}/embed/v1/${file}`);
    const body = (await response.text()).replace(/(?<=\w-)(?!screener)[\w-]{8}(?=[.`])/g, "gonegone");
    expect(body).toContain("runtime-gonegone");
    // Without a query: from the browser's cache. With one, the server answers.
    await page.route(new RegExp(`/${file}$`), (route) =>
      route.fulfill({
        contentType: "text/javascript",
        headers: { "Access-Control-Allow-Origin": "*" },
        body,
      }),
    );
  }
  await openPage(
    page,
    origins,
    `${loader(origins)}<aide-screener></aide-screener><iep-rights-guide></iep-rights-guide>`,
  );
  await opened(page);
  await opened(page.locator("iep-rights-guide"), "rights-guide");
  await expect(page.locator("aide-screener [data-screen]"), "no markup of another version").toBeHidden();
  await opened(page);
  consoleMessages.allow(/404/);
});

test("a pinned version works, and is refused when changed", async ({ page, origins, consoleMessages }) => {
  const tag = "iep-letter-generator";
  const file = `${tag}.standalone.js`;
  const list = await page.request.get(`${origins.product}/embed/versions.json`);
  const { current, versions } = (await list.json()) as EmbedVersions;
  const integrity = versions.find(({ version }) => version === current)?.files[file]?.integrity;
  const folder = `${origins.product}/embed/${current}/`;
  const policy = `default-src 'none'; script-src ${origins.product}; connect-src ${origins.product}; img-src data:`;
  const pinned = origins.write(
    `<${tag}><a href="/">Open the Letter Generator</a></${tag}>`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}">
    <script async src="${folder}${file}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  );
  const asked = scriptsAskedBy(page);
  const fromElsewhere = () => asked.filter((url) => !url.startsWith(folder));
  await page.goto(pinned);
  const tool = page.locator(tag);
  await opened(tool, "letter-generator");
  await fillLetter(tool, "initial_evaluation", leastAnswers);
  // The check for signs of crisis works from the single file alone.
  const concerns = letterField(tool, "behaviorConcerns");
  await concerns.fill("He says he wants to die.");
  await expect(tool.getByRole("alert")).toContainText("988");
  await concerns.fill(leastAnswers["behaviorConcerns"] ?? "");
  await writeLetter(tool);
  const word = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
  expect(word.name).toMatch(/\.docx$/);
  expect(asked.some((url) => url.includes("/assets/word-"))).toBe(true);
  expect(fromElsewhere()).toEqual([]);

  await openPage(
    page,
    origins,
    `<script async src="${folder}loader.js"></script><aide-screener></aide-screener>`,
  );
  await opened(page);
  expect(fromElsewhere()).toEqual([]);

  await page.route(`${folder}${file}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace("currentScript", "currentscript") });
  });
  await page.goto(pinned);
  await expect.poll(() => [...consoleMessages]).toEqual([expect.stringContaining("integrity")]);
  consoleMessages.splice(0);
  await expect(page.getByRole("link", { name: "Open the Letter Generator" })).toBeVisible();
  expect(await page.evaluate((tag) => customElements.get(tag) === undefined, tag)).toBe(true);
});
