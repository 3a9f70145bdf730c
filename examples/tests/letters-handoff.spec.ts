import { leastAnswers } from "@iep-insider/widgets/letters/samples";
import { letterField, letterList, letterSheet, writeLetter } from "./fixtures/letters.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { walkToResult } from "./fixtures/walk.ts";

// From the aide screener to the letter that asks for what was ticked.

const ticks = [/rescue medicine/, /Hits, kicks/];
const ticked = /May need rescue medicine at school.*\n.*Hits, kicks/;
const toLetter = { name: "Go to the Letter Generator" };

test("on a partner page: the letter opens in place with what was ticked, nothing of it is sent, and the result is there on the way back", async ({
  openTool,
  page,
  origins,
}) => {
  const { tool } = await openTool("react-app/");
  const traffic = recordTraffic(page);
  await walkToResult(tool, ...ticks);
  const address = page.url();
  await tool.getByRole("button", toLetter).click();
  await expect(tool.getByRole("heading", { name: "Write a letter to the school" })).toBeFocused();
  expect(page.url()).toBe(address);
  await expect(tool.getByText("We filled in what you ticked.")).toBeVisible();
  await expect(letterList(tool)).toHaveValue("aide_assessment");
  await expect(letterField(tool, "behaviorConcerns")).toHaveValue(ticked);
  for (const field of ["grade", "childName", "schoolName", "principalName", "parentName"])
    await letterField(tool, field).fill(field === "childName" ? "Zqxmaria" : (leastAnswers[field] ?? ""));
  await writeLetter(tool);
  await expect(letterSheet(tool)).toContainText("May need rescue medicine at school");

  await tool.getByRole("button", { name: "Back to 1:1 Aide Screener" }).click();
  await expect(tool.getByText("Level of need: high")).toBeVisible();
  await expect(tool.getByRole("button", toLetter)).toBeFocused();
  await expect(letterSheet(tool)).toHaveCount(0);
  await expectNothingTold(traffic, /zqx|aide_assessment|rescue|kicks|1:1/i, origins, 2);
});

test("in the hub: back and forward keep the result and the letter, and a reload keeps the letter", async ({
  openTool,
  page,
}) => {
  const { tool } = await openTool("hub");
  await walkToResult(tool, ...ticks);
  await tool.getByRole("button", toLetter).click();
  await expect(page).toHaveURL(/\/advanced-tools\?tool=letters$/);
  await expect(letterField(tool, "behaviorConcerns")).toHaveValue(ticked);
  await expect(tool.getByText("We filled in what you ticked.")).toBeVisible();
  await letterField(tool, "childName").fill("Maria Elena Lopez");

  await page.goBack();
  await expect(page).toHaveURL(/\/advanced-tools\?tool=aide-screener$/);
  await expect(tool.getByText(/Your answers from before are still here/)).toBeVisible();
  await expect(tool.getByText(/May need rescue medicine/)).toBeVisible();

  await page.goForward();
  await expect(letterField(tool, "childName")).toHaveValue("Maria Elena Lopez");
  await expect(letterField(tool, "behaviorConcerns")).toHaveValue(ticked);
  await page.reload();
  await expect(letterField(tool, "childName")).toHaveValue("Maria Elena Lopez");
  await expect(letterField(tool, "behaviorConcerns")).toHaveValue(ticked);
});
