import { beforeEach, expect, test } from "vitest";
import { registration } from "../../tests/samples.ts";
import { signUp } from "../../tests/signedIn.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import { purgeMails, purgeMailTokens, purgeSessions } from "../jobs/purges.ts";

const { signal } = new AbortController();

const app = useEmptyApp("2026-11-21T10:00:00.000Z");
beforeEach(() => signUp(app));

test.each([
  ["2027-01-20T10:00:00.000Z", 1, "30 days after its end"],
  ["2027-01-20T10:00:00.001Z", 0, "a moment more"],
])("the purge of sessions at %s leaves %i: %s", async (moment, left) => {
  app.now = new Date(moment);
  expect(await purgeSessions.run(app.services, signal)).toBe(1 - left);
  expect(await app.database.sessions.count()).toBe(left);
});

test.each([
  ["2026-12-24T10:00:00.000Z", true, "30 days after its end"],
  ["2026-12-24T10:00:00.001Z", false, "a moment more"],
])("the purge of tokens at %s leaves it: %s, %s", async (moment, isLeft) => {
  app.now = new Date(moment);
  await purgeMailTokens.run(app.services, signal);
  const user = await app.database.users.findOne({ rejectOnEmpty: true });
  expect([user.email, user.verificationToken !== null]).toEqual([registration().email, isLeft]);
});

test.each([
  ["2026-12-21T10:00:00.000Z", 1, "30 days old"],
  ["2026-12-21T10:00:00.001Z", 0, "a moment more"],
])("the purge of mails that were sent at %s leaves %i: %s", async (moment, left) => {
  const sent = () => app.database.outgoingMails.count({ where: { nextAttemptAt: null } });
  await expect.poll(sent).toBe(1);
  app.now = new Date(moment);
  expect(await purgeMails.run(app.services, signal)).toBe(1 - left);
  expect(await sent()).toBe(left);
});
