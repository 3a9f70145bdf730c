import { askAndGet, denials, freeText } from "./fixtures/aiTools.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import { proMember, signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

// What only the denial decoder has; what all AI tools share stands in ai-tools.spec.ts.

test.use({ hasPaid: false });

test("hints stand there at once, by rules on the device; a reason of one's own has a field", async ({
  openTool,
  withUse,
}) => {
  await withUse("denials");
  const { tool, page } = await openTool(denials.page, "denials");
  const reason = tool.getByRole("combobox", { name: /^The school's reason/ });
  const traffic = recordTraffic(page);
  for (const [id, title, words] of [
    ["child_passing", "Likely not a valid reason by itself", "Good grades"],
    ["no_services", "Likely not a valid reason by itself", "because it does not have it"],
    ["too_young_old", "It depends on your child's age", "under 3"],
    ["budget_constraints", "Likely not a valid reason by itself", "cost"],
  ] as const) {
    await reason.selectOption(id);
    const hint = tool.getByRole("status").filter({ hasText: title });
    await expect(hint).toContainText(words);
    await expect(hint.getByRole("link", { name: /CFR/ }).first()).toBeVisible();
  }
  await reason.selectOption("other");
  await expect(tool.getByText("Likely not a valid reason by itself")).toHaveCount(0);
  await tool.getByRole("button", { name: denials.button }).click({ force: true });
  await expect(tool.getByRole("alert")).toContainText("Please write the reason that the school gave.");
  await tool.getByRole("textbox", { name: /^The reason in your own words/ }).fill("we never do that here");
  const asked = (await traffic.sent()).filter(
    ({ method, url }) => method === "POST" && url.includes("/api/ai"),
  );
  expect(asked).toEqual([]);
  await tool.getByRole("button", { name: denials.button }).click();
  await expect(tool.getByRole("heading", { name: "Legal Analysis" })).toBeFocused();
  await expect(tool.getByRole("heading", { name: "Recommended Next Steps" })).toBeVisible();
});

test("leads to the letter, with the reason and what happened in it", async ({ openTool, page, origins }) => {
  await signedInAs(page, origins, await proMember(page, origins));
  const { tool } = await openTool("hub", "denials");
  await askAndGet(tool, denials);
  for (const title of ["Expert Assessment", "Remember Your Rights"])
    await expect(tool.getByRole("heading", { name: title })).toBeVisible();
  // Beside the verdict, not below the fold (DECISIONS 24).
  const [verdict, line] = await Promise.all([
    denials.answered(tool).boundingBox(),
    tool
      .getByText(/not legal advice/)
      .first()
      .boundingBox(),
  ]);
  expect(Math.abs((verdict?.y ?? 0) - (line?.y ?? 1e6))).toBeLessThan(250);
  await tool.getByRole("button", { name: "Write this letter" }).click();
  await expect(letterList(tool)).toHaveValue("prior_written_notice");
  await expect(letterField(tool, "specificConcerns")).toHaveValue(/^The reason I was given: .*\n.*Zorina/s);
  await page.goBack();
  await expect(freeText(tool, denials)).toHaveValue(denials.text);
});
