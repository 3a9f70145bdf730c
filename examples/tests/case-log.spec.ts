import { main } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { fillRequired, letterField, letterSheet, writeLetter } from "./fixtures/letters.ts";
import { takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";

// The evidence log and meeting mode on a phone: to a letter, without a word that leaves the device.

test.use({ viewport: { width: 390, height: 844 } });

const typed = /zqxmark|picked up early|removed|how many school days/i;

test("six early pickups are counted and become a letter, with nothing told", async ({ page, origins }) => {
  await page.goto(`${origins.product}/case/log`);
  const log = main(page);
  await expect(log.getByRole("button", { name: "Save this entry" })).toBeVisible();
  const traffic = recordTraffic(page);
  await log.getByText("Sent home or removed").click();
  for (const day of ["02", "04", "09", "11", "16", "18"]) {
    await log.getByLabel("What happened").fill(`Zqxmark called at ${day}: come and get him.`);
    await log.getByLabel("Day", { exact: true }).fill(`2026-11-${day}`);
    await log.getByRole("button", { name: "Save this entry" }).click();
    await expect(log.getByText(`Saved for November ${Number(day)}, 2026.`)).toBeVisible();
  }
  // A reload also asks for the page itself, which `expectNothingTold` does not allow.
  await expectNothingTold(traffic, typed, origins, 0);
  await page.reload();
  traffic.clear();
  await expect(log.getByText(/^May count too: 3 school days/)).toBeVisible();
  await expect(log.getByText(/it is 6 school days/)).toBeVisible();
  await expect(log.getByText("We checked 6 entries. None was changed.")).toBeVisible();
  await log.getByText("A state complaint").click();
  const { text } = await takeWord(page, log.getByRole("button", { name: "Download for Word" }));
  expect(text.match(/Zqxmark called at/g)).toHaveLength(6);
  expect(text).toContain("what a state complaint must have");
  await expectAccessible(page, "/case/log");

  await log.getByRole("button", { name: "Write the letter that asks for a behavior assessment" }).click();
  await expect(letterField(log, "behaviorConcerns")).toHaveValue(
    /^November 2, 2026: picked up early, half a school day\. Zqxmark called/,
  );
  await fillRequired(log);
  await writeLetter(log);
  await expect(letterSheet(log).getByText(/half a school day/)).toHaveCount(6);
  await expect(letterSheet(log)).toContainText("By my record, 3 school days since July 1, 2026.");
  await expectNothingTold(traffic, typed, origins, 2);
});

test("a meeting works without a connection, and its notes become the letter", async ({
  page,
  context,
  origins,
}) => {
  await page.goto(`${origins.product}/case/meeting`);
  const meeting = main(page);
  await meeting.getByLabel("A topic of your own").fill("Zqxmark speech time");
  const traffic = recordTraffic(page);
  await context.setOffline(true);
  await meeting.getByRole("button", { name: "Start the meeting" }).click();
  await expect(meeting.getByRole("heading", { name: "Zqxmark speech time" })).toBeFocused();
  await meeting.getByLabel("Your notes").fill("Zqxmark says no therapist");
  await meeting.getByText("They said no: ask for it in writing").click();
  await expect(meeting.getByText("Please give me that in writing, with the reasons.")).toBeVisible();
  await expectAccessible(page, "/case/meeting");
  await meeting.getByRole("button", { name: "Finish" }).click();
  await expect(meeting.getByRole("heading", { name: "They said no" })).toBeVisible();
  await context.setOffline(false);
  await meeting.getByRole("button", { name: "Write the follow-up letter" }).click();
  await expect(letterField(meeting, "specificConcerns")).toHaveValue(/^Refused: Zqxmark speech time/);
  await fillRequired(meeting);
  await writeLetter(meeting);
  await expect(letterSheet(meeting)).toContainText(
    "Refused: Zqxmark speech time. Zqxmark says no therapist. I asked for the reasons in writing.",
  );
  await expectNothingTold(traffic, typed, origins, 2);
});
