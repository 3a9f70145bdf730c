import { fullAnswers } from "@iep-insider/widgets/letters/samples";
import { violations } from "./fixtures/axe.ts";
import { fillLetter, letterField, letterList, writeLetter } from "./fixtures/letters.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { opened } from "./fixtures/opened.ts";
import { addressOf, type PlaceName } from "./fixtures/pages.ts";
import { expect, test } from "./fixtures/test.ts";
import { walkToReview } from "./fixtures/walk.ts";

test("the contact form has no violation when fields are missing, and when the message is sent", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/contact`);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("main").getByText("Something is missing.")).toBeVisible();
  const check = () => inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  await check();
  await page.route("**/api/support", (route) => route.fulfill({ status: 201, json: { success: true } }));
  for (const label of ["First Name", "Email Address", "How can we help you?"])
    await page.getByLabel(label).fill("maria@example.org");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
  await check();
});

test("the list of the example pages has no violation", async ({ page, origins }) => {
  await page.goto(`${origins.partner}/`);
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
});

test("the menu of a phone has no violation", async ({ page, origins }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(origins.product);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /menu/i }).click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

const places: readonly { place: PlaceName; inside?: string }[] = [
  { place: "hub" },
  { place: "partner-site.html" },
  { place: "blog-post.html" },
  { place: "self-contained.html" },
  { place: "react-app/" },
  { place: "single-page.html" },
  { place: "hostile-host.html", inside: "aide-screener" },
];

for (const { place, inside } of places) {
  test(`the screener on ${place} has no violation, from the intro to the result`, async ({ openTool }) => {
    // Many looks.
    test.slow();
    const { tool, page } = await openTool(place);
    const check = () =>
      inEveryLook(page, async (look) => expect(await violations(page, inside), look).toEqual([]));
    await check();
    await tool.getByRole("button", { name: "Start the screener" }).click();
    await tool.getByRole("button", { name: "Next" }).click();
    await tool.getByRole("checkbox", { name: /own body/ }).check();
    await check();
    await tool.getByRole("button", { name: "Previous" }).click();
    await tool.getByRole("button", { name: "Previous" }).click();
    await walkToReview(tool);
    await check();
    await tool.getByRole("button", { name: "Get Results" }).click();
    await check();
  });
}

/** In whole where the look is ours and where it is a partner's; elsewhere the two screens that have most on them. */
const letterPlaces: readonly { place: PlaceName; inside?: string; inWhole?: true }[] = [
  { place: "hub", inWhole: true },
  { place: "write-to-the-school.html", inWhole: true },
  { place: "self-contained-letter.html" },
  { place: "react-app/" },
  { place: "hostile-host.html", inside: "iep-letter-generator" },
];

for (const { place, inside, inWhole } of letterPlaces) {
  test(`the letter generator on ${place} has no violation, from the empty form to the letter`, async ({
    openTool,
    consoleMessages,
  }) => {
    // Many looks.
    test.slow();
    const { tool, page } = await openTool(place, "letters");
    const check = (screen: string) =>
      inEveryLook(page, async (look) =>
        expect(await violations(page, inside), `${screen}, ${look}`).toEqual([]),
      );
    if (inWhole) await check("empty");
    await letterList(tool).selectOption("revoke_consent");
    if (inWhole) await check("a warning, and much missing");
    await fillLetter(tool, "re_evaluation", {
      ...fullAnswers,
      behaviorConcerns: "She says she wants to die",
    });
    await letterField(tool, "childName").fill("");
    await check("filled but for one field, with a sign of crisis");
    await letterField(tool, "childName").fill("Maria Elena Lopez");
    await letterField(tool, "behaviorConcerns").fill("The lazy aide is always late");
    await writeLetter(tool);
    await expect(tool.getByRole("heading", { name: "What happens next" })).toBeVisible();
    await tool.getByRole("button", { name: "Open as an e-mail" }).click();
    await check("the letter, and what is vague in it");
    // The browser notes that it has opened the e-mail.
    await expect.poll(() => consoleMessages.splice(0)).toEqual([expect.stringContaining("mailto:")]);
  });
}

test("the check finds a fault inside a shadow root", async ({ page, origins }) => {
  await page.goto(addressOf("partner-site.html", origins));
  await opened(page);
  await page.locator("aide-screener").evaluate((element) => {
    const field = document.createElement("input");
    element.shadowRoot?.querySelector(".iep-tool")?.append(field);
  });
  expect(await violations(page)).toEqual([expect.stringContaining("label")]);
});
