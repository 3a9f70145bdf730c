import { accounts, type Reminder, reminders } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { mailTo } from "../../tests/mails.ts";
import { registration } from "../../tests/samples.ts";
import { signUp, verify } from "../../tests/signedIn.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import { mailReminders } from "./mailReminders.ts";

const app = useEmptyApp("2026-11-26T15:00:00.000Z");
const { email, password } = registration();
const wanted: readonly Reminder[] = [
  { subject: "records", day: "2026-12-03" },
  { subject: "your letter", day: "2026-12-03" },
  { subject: "yearly meeting", day: "2027-05-01" },
];
let headers: { Authorization: string };

beforeEach(async () => {
  headers = await signUp(app);
  await verify(app, email, headers);
});

const put = (list: readonly Reminder[]) => callAs(app, reminders.putReminders, headers, { reminders: list });
const get = () => callAs(app, reminders.getReminders, headers);
const runJob = () => mailReminders.run(app.services, new AbortController().signal);
const reminderMails = () => app.database.outgoingMails.findAll({ where: { kind: "deadline-reminder" } });

test("a list replaces the one before, and a day whose mail was written is left out", async () => {
  await put(wanted);
  const late = { subject: "testing", day: "2026-11-27" } as const;
  const kept = await put([late, wanted[2] as Reminder, wanted[2] as Reminder]);
  expect(kept).toEqual({ isOn: true, hasFeed: false, reminders: [wanted[2]] });
  await callAs(app, reminders.deleteReminders, headers);
  expect(await get()).toEqual({ isOn: false, hasFeed: false, reminders: [] });
});

test.each<[string, readonly object[]]>([
  ["more than 50", Array.from({ length: 51 }, () => wanted[0] as Reminder)],
  ["a day more than four years ahead", [{ subject: "records", day: "2030-11-27" }]],
  ["a word that is not in the list", [{ subject: "ana", day: "2026-12-03" }]],
  ["words about the matter", [{ subject: "records", day: "2026-12-03", note: "Ana" }]],
])("refuses %s", async (_, list) => {
  const response = await app.request("/api/reminders", { headers, json: { reminders: list } });
  await expectErrorBody(response, 400, "invalid_request");
  expect((await get()).isOn).toBe(false);
});

test("an address that is not confirmed gets none", async () => {
  const stranger = await signUp(app, { email: "stranger@example.org" });
  const json = { reminders: wanted };
  const response = await app.request("/api/reminders", { headers: stranger, json });
  await expectErrorBody(response, 409, "email_not_confirmed");
});

test("one mail goes out on the day before, says nothing of the matter, and its link ends the others", async () => {
  await put(wanted);
  app.now = new Date("2026-12-01T00:05:00.000Z");
  expect(await runJob()).toBe(0);
  app.now = new Date("2026-12-02T00:05:00.000Z");
  expect(await runJob()).toBe(2);
  expect(await runJob()).toBe(0);
  const [queued, ...others] = await reminderMails();
  expect(others).toEqual([]);
  expect(queued?.nextAttemptAt).toEqual(new Date("2026-12-02T14:00:00.000Z"));
  expect((await get()).reminders).toEqual([wanted[2]]);

  app.now = new Date("2026-12-02T14:00:00.000Z");
  await app.services.mailer.deliver(new AbortController().signal);
  const { subject, text, headers: mailHeaders } = await mailTo(app, email, "deadline-reminder");
  expect(subject).toBe("Reminder for December 3, 2026");
  expect(text).toMatch(/School deadline: records\nSchool deadline: your letter/);
  const link = /https?:\S+\?reminders=[\w-]+/.exec(text)?.[0] ?? "";
  expect(mailHeaders).toMatchObject({ "List-Unsubscribe": `<${link}>` });
  const { pathname, search } = new URL(link);
  const response = await app.request(pathname + search, { method: "POST" });
  expect([response.status, await response.text()]).toEqual([
    200,
    "Reminders are off. You will get no more of them from us.\n",
  ]);
  expect(await get()).toEqual({ isOn: false, hasFeed: false, reminders: [] });
});

test("a mail that waits is not sent after reminders were turned off", async () => {
  await put(wanted);
  app.now = new Date("2026-12-02T00:05:00.000Z");
  await runJob();
  await callAs(app, reminders.deleteReminders, headers);
  expect(await reminderMails()).toEqual([]);
});

test("a reminder that was missed is mailed on its day, and none later", async () => {
  await put(wanted);
  app.now = new Date("2026-12-03T15:00:00.000Z");
  await runJob();
  expect(await reminderMails()).toHaveLength(1);
  await put([{ subject: "records", day: "2026-12-10" }]);
  app.now = new Date("2026-12-11T00:05:00.000Z");
  await runJob();
  expect(await reminderMails()).toHaveLength(1);
  expect((await get()).reminders).toEqual([]);
});

test("the calendar's address shows dates and neutral titles to anyone who has it, until it is ended", async () => {
  await expectErrorBody(
    await app.request("/api/reminders/feed", { method: "POST", headers }),
    404,
    "not_found",
  );
  await put(wanted);
  const first = new URL((await callAs(app, reminders.createFeed, headers)).url).pathname;
  const response = await app.request(first);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Set-Cookie")).toBeNull();
  const text = await response.text();
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(3);
  expect(text).not.toMatch(/@example/i);
  await put(wanted);
  const ids = (calendar: string) => calendar.match(/^UID:.*/gm);
  expect(ids(await (await app.request(first)).text())).toEqual(ids(text));

  const second = new URL((await callAs(app, reminders.createFeed, headers)).url).pathname;
  for (const path of [first, "/api/deadlines/a.ics", `/api/deadlines/${"A".repeat(43)}.ics`])
    await expectErrorBody(await app.request(path), 404, "not_found");
  expect((await app.request(second)).status).toBe(200);
  await callAs(app, reminders.deleteFeed, headers);
  await expectErrorBody(await app.request(second), 404, "not_found");
});

test("an account's export has them, and its deletion removes them", async () => {
  await put(wanted);
  await callAs(app, reminders.createFeed, headers);
  const { data } = await callAs(app, accounts.exportAccount, headers);
  expect(data["reminders"]).toEqual(wanted);
  expect(data["reminder_settings"]).toEqual([{ turnedOnAt: "2026-11-26T15:00:00.000Z", hasFeed: true }]);
  await callAs(app, accounts.deleteAccount, headers, { password });
  expect([await app.database.reminders.count(), await app.database.reminderSettings.count()]).toEqual([0, 0]);
});
