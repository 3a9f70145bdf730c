import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import {
  field,
  fillIn,
  fromElsewhere,
  main,
  newPerson,
  openForm,
  press,
  toast,
} from "./fixtures/accounts.ts";
import { answerOf, denials } from "./fixtures/aiTools.ts";
import { beginPaying, someAddress } from "./fixtures/gates.ts";
import { fillRequired, letterList, letterSheet } from "./fixtures/letters.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { cards as messageCards, send } from "./fixtures/messages.ts";
import { opened } from "./fixtures/opened.ts";
import { signedInAsOperator } from "./fixtures/operator.ts";
import { linkTo, mailsTo } from "./fixtures/outbox.ts";
import { someOrganization } from "./fixtures/partners.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { passFirstStep, walkOnToResult } from "./fixtures/walk.ts";
import { buy } from "./fixtures/wallet.ts";
import { loader } from "./fixtures/written.ts";

// What four people come for, from their first press to the end, each at the width that they mostly use. Other specs use
// the same gates, tools and forms at other widths: gate-partner, ai-tools, partners and admin.

test.use({ hasPaid: false });

/** Pays at the gate of this tool. The order of steps and the tab of the payment are defined only here. */
async function payFor(tool: Locator, page: Page, address = someAddress()): Promise<void> {
  const tab = await beginPaying(tool, page, address);
  await payOnPage(tab);
  if (tab === page) return;
  await expect(tab.getByText("Go back to the page where you started.")).toBeVisible();
  await tab.close();
}

test.describe("parents, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a parent on a partner's page: screener to letter, paid once, the tab discarded on the way", async ({
    page,
    origins,
  }) => {
    await page.goto(origins.write(`${loader(origins)}<aide-screener></aide-screener>`));
    const tool = page.locator("aide-screener");
    await passFirstStep(tool, /rescue medicine/);
    await payFor(tool, page);
    // The message that it is paid may cover the button of the next step.
    await tool.getByRole("button", { name: "Dismiss this message" }).click();
    await walkOnToResult(tool);
    await expectSealed(page);
    // A browser that discards a tab loads it again as a reload does.
    await page.reload();
    await expect(tool.getByText(/^Level of need:/)).toBeVisible();
    await tool.getByRole("button", { name: "Go to the Letter Generator" }).click();
    await opened(tool, "letter-generator");
    await expect(letterList(tool)).not.toHaveValue("");
    const texts = tool.locator("textarea[name^=letter-]");
    const written = () => texts.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
    expect((await written()).join("")).not.toBe("");
    await texts.first().fill("12 River Road");
    const before = await written();
    await expectSealed(page);
    await page.reload();
    await opened(tool, "letter-generator");
    await expect.poll(written).toEqual(before);
    await expect(letterList(tool)).not.toHaveValue("");
    await expectNoSidewaysScroll(page, "the letter");
    await tool.getByRole("button", { name: "Back to 1:1 Aide Screener" }).click();
    await expect(tool.getByText(/^Level of need:/)).toBeVisible();
  });

  test("a parent on our site: the school said no, to a letter in 12 presses", async ({ page, origins }) => {
    const presses = await countPresses(page);
    await page.goto(origins.product);
    await main(page).getByRole("link", { name: "Start Using the Tools" }).first().click();
    await page.getByText("The school said no", { exact: true }).click();
    await main(page)
      .getByRole("link", { name: /Denial Decoder$/ })
      .first()
      .click();
    await opened(main(page), "denial-decoder");
    for (const [label, value] of denials.choices)
      await main(page).getByRole("combobox", { name: label }).selectOption(value);
    await main(page)
      .getByRole("textbox", { name: denials.field })
      .fill("The school said her grades are fine.");
    await press(page, denials.button);
    await payFor(main(page), page);
    // What was typed is still there, and is sent by a press alone.
    await press(page, denials.button);
    await expect(answerOf(main(page), denials)).toBeVisible();
    await press(page, "Write this letter");
    await opened(main(page), "letter-generator");
    await expect(letterList(main(page))).not.toHaveValue("");
    await fillRequired(main(page));
    await press(page, "Write my letter");
    await expect(letterSheet(main(page))).toBeVisible();
    // A choice from a list is two presses, which open it and choose.
    expect((await presses()) + 2 * denials.choices.length).toBeLessThanOrEqual(12);
  });
});

test.describe("a webmaster and an operator, on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  test("a webmaster: a key requested, confirmed, approved and seen live", { tag: "@full" }, async ({
    page,
    context,
    browser,
    origins,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const presses = await countPresses(page);
    const [name, person] = [someOrganization(), newPerson()];
    // What was read on one page is not read again on the next.
    const lines = new Set<string>();
    const read = async () => {
      for (const line of await linesOn(page)) lines.add(line);
    };
    await page.route(/\/api\/(auth\/register|partner\/apply)$/, (route) =>
      route.continue({ headers: { ...route.request().headers(), ...fromElsewhere() } }),
    );
    await openForm(page, origins, "/partners", "Create an account, then send");
    await read();
    await fillIn(page, { "Name of your organization or site": name });
    await main(page)
      .getByLabel(/website/i)
      .first()
      .fill("https://riverbend.example");
    await main(page).locator("textarea").fill("We help families around the lake with IEPs.");
    await field(page, "Address 1").fill("https://riverbend.example");
    await press(page, "Create an account, then send");
    await expect(page).toHaveURL(`${origins.product}/signup`);
    await read();
    const { firstName, lastName, email, password } = person;
    await fillIn(page, {
      "First Name": firstName,
      "Last Name": lastName,
      Email: email,
      Password: password,
    });
    await press(page, "Create Account");
    await expect(main(page).getByText(`for ${name} is kept with your account`)).toBeVisible();
    await page.goto(await linkTo("/verify-email", email, origins));
    await main(page).getByRole("button").first().click();
    await expect(main(page).getByText(name)).toBeVisible();
    await read();

    const theirs = await browser.newContext();
    const screen = await theirs.newPage();
    await signedInAsOperator(screen, origins);
    await screen.goto(`${origins.product}/admin/partners?${new URLSearchParams({ search: name })}`);
    await press(screen, "Approve…");
    await screen.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
    await expect(main(screen).locator("tbody tr")).toContainText(/site_\w{24}/);
    await theirs.close();

    await page.goto(`${origins.product}/partners/manage`);
    await expect(main(page).locator("code").first()).toHaveText(/^site_\w{24}$/);
    await main(page).getByText("Where the key works", { exact: true }).click();
    await main(page).getByLabel("Also allow pages on my own computer (localhost)").check();
    await press(page, "Save");
    await expect(toast(page, "Saved")).toBeVisible();
    await read();
    await main(page).getByRole("link", { name: "Choose a tool and copy its code" }).click();
    await page.getByRole("link", { name: /^Choose.*Jargon Translator$/ }).click();
    await page.getByRole("button", { name: "Copy the code" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
    await read();
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(origins.write(snippet));
    await expect(page.getByText(`Offered by ${name}`)).toBeVisible();
    await page.goto(`${origins.product}/partners/manage`);
    await expect(main(page).getByText(/^Last seen .* on localhost/)).toBeVisible();
    // 200 words a minute, and 3 seconds for each press.
    const words = [...lines].join(" ").split(/\s+/).length;
    const minutes = words / 200 + (presses() * 3) / 60;
    test.info().annotations.push({ type: "minutes", description: `${minutes.toFixed(2)} (${words} words)` });
    expect(minutes).toBeLessThanOrEqual(10);
  });

  test("an operator answers a message and refunds a payment, and both are mailed", { tag: "@full" }, async ({
    page,
    origins,
  }) => {
    const buyer = someAddress();
    const [lastName] = [`Ruiz${randomUUID().slice(0, 8)}`];
    await buy(origins, "aide-screener", null, buyer);
    await send(origins, { firstName: "Ana", lastName, email: buyer, serviceType: "letter-writing" });
    await signedInAsOperator(page, origins);
    await page.goto(`${origins.product}/admin`);
    await main(page).getByRole("link", { name: "Answer messages" }).click();
    await main(page).getByRole("searchbox", { name: "Name or email address" }).fill(lastName);
    await page.keyboard.press("Enter");
    await expect(messageCards(page)).toHaveCount(1);
    await main(page)
      .getByRole("button", { name: /^Write an answer/ })
      .click();
    await main(page)
      .getByRole("textbox", { name: `Your answer to Ana ${lastName}` })
      .fill("You get your money back.");
    await main(page)
      .getByRole("button", { name: /^Send answer/ })
      .click();
    const mails = (subject: RegExp, text: string) =>
      mailsTo(buyer, origins).filter((mail) => subject.test(mail.subject) && mail.text.includes(text)).length;
    await expect.poll(() => mails(/./, "You get your money back.")).toBe(1);
    await main(page).getByLabel("Answer", { exact: true }).selectOption("Answered");
    await messageCards(page).first().getByRole("link", { name: "Purchases of this sender" }).click();
    await main(page).locator("#payments tbody tr").getByRole("link").click();
    await press(page, "Refund…");
    await page.getByRole("dialog").getByRole("button", { name: "Refund $4.99" }).click();
    await expect(toast(page, "Refunded.")).toBeVisible();
    await expect.poll(() => mails(/refund: \$4\.99/, "")).toBe(1);
  });
});

/** Counts presses on every page this tab comes to. Typing is not counted. @returns how many there were. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("iepPressed", () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const told = window as unknown as { iepPressed: () => void };
    // A label passes its press on to its field.
    addEventListener("click", ({ isTrusted, detail }) => isTrusted && detail > 0 && told.iepPressed(), true);
  });
  return () => presses;
}

/** What this origin keeps of a parent's work: something, once it was sealed, and none of it in words. */
async function expectSealed(page: Page): Promise<void> {
  const kept = () => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  await expect.poll(async () => Object.keys(await kept())).toEqual(["iep-sealed"]);
  expect(JSON.stringify(await kept())).not.toMatch(/letter|aide|rescue|river/i);
}

/** The lines that can be read on the page's own part. */
const linesOn = (page: Page) =>
  main(page).evaluate((part: HTMLElement) => {
    // Leaves out closed select lists, the code to copy, and text for screen readers only.
    const unread = [...part.querySelectorAll<HTMLElement>("select, pre, .iep-unseen")];
    const skipped = new Set(unread.flatMap(({ innerText }) => innerText.split("\n")));
    return part.innerText.split("\n").filter((line) => line.trim() !== "" && !skipped.has(line));
  });
