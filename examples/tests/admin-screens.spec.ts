import { fromElsewhere, main } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { walkByKeyboard } from "./fixtures/keyboard.ts";
import { send } from "./fixtures/messages.ts";
import { signedInAsOperator } from "./fixtures/operator.ts";
import { expect, test } from "./fixtures/test.ts";
import { tabToSeen } from "./fixtures/walk.ts";
import { buy } from "./fixtures/wallet.ts";

// Each of the operator's screens, as `routes.spec.ts` does with the pages for everyone.

test.use({ hasPaid: false });

const screens = [
  ["/admin", "Today"],
  ["/admin/messages", "Contact Submissions"],
  ["/admin/payments", "Payments"],
  ["/admin/users", "Users"],
  ["/admin/mails", "Mails"],
  ["/admin/law", "Law"],
  ["/admin/partners", "Partners"],
  ["/admin/audit", "Audit log"],
  ["/admin/health", "Health"],
  ["/admin/usage", "Usage"],
] as const;

test("all ten screens by keyboard, at both widths; charts for usage alone", { tag: "@full" }, async ({
  page,
  origins,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const charts = () => loaded.filter((url) => /\/assets\/Usage-[\w-]+\.js$/.test(url));
  await signedInAsOperator(page, origins);
  await buy(origins, "aide-screener");
  await send(origins, { firstName: "Ana", lastName: "Ruiz", serviceType: "letter-writing" });
  await page.request.post(`${origins.product}/api/count`, {
    headers: fromElsewhere(),
    data: { event: "tool_load", subject: "letter-generator" },
  });
  // For the chart with the longest column names.
  await page.request.post(`${origins.product}/api/analyze-goal`, {
    headers: fromElsewhere(),
    data: { goalText: "By June, Sam will read 90 words in a minute." },
  });
  await page.goto(`${origins.product}/admin`);
  for (const [path, name] of screens) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("navigation", { name: "Operator screens" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(origins.product + path);
    await expect(page).toHaveTitle(`${name} | IEP Insider`);
    await expect(main(page).locator("article, tbody tr, h3").first()).toBeVisible();
    if (name === "Usage") {
      const tools = main(page).getByRole("region", { name: "Tools", exact: true });
      await expect(tools.locator(".recharts-line")).toHaveCount(4);
      await tabToSeen(page, "Show as a table");
      await page.keyboard.press("Enter");
      await expect(tools.getByRole("row")).toHaveCount(31);
    }
    expect(charts(), name).toHaveLength(name === "Usage" ? 1 : 0);
    expect(await walkByKeyboard(page), name).toEqual({ missed: [], unseen: [] });
    await expectAccessible(page, name);
    await page.setViewportSize({ width: 320, height: 800 });
    const cutOff = await main(page)
      .locator("section:has(> table)")
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
      );
    expect(cutOff, `tables that scroll sideways on a phone: ${name}`).toEqual([]);
  }
});
