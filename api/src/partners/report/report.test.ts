import { partnerReporting } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { mailTo } from "../../../tests/mails.ts";
import type { Person } from "../../../tests/operators.ts";
import { manager } from "../../../tests/partnerAccounts.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import type { Partner } from "../../database/models/partner.ts";
import { count } from "../statistics/tests/partnerOf.ts";
import { mailReports } from "./mailReports.ts";

const { signal } = new AbortController();
let who: Person & { readonly partner: Partner };

const app = useEmptyApp("2026-11-22T10:20:30.000Z");
beforeEach(async () => {
  await app.database.usageCounts.destroy({ where: {} });
  await app.database.languageCounts.destroy({ where: {} });
  who = await manager(app);
});

const turn = (on: boolean) => callAs(app, partnerReporting.setMonthlyReport, who.headers, { on });

async function at(moment: string): Promise<number> {
  app.now = new Date(moment);
  return mailReports.run(app.services, signal);
}

test("mails the month on the first day of the next, once, with a PDF and a file; off, nothing", async () => {
  const { siteKey } = who.partner;
  await count(app, siteKey, "2026-11-10", "rights-guide", 40);
  await count(app, siteKey, "2026-11-22", "letter-generator", 10);
  await who.partner.update({ settings: JSON.stringify({ defaultState: "TX" }) });
  await app.database.languageCounts.create({
    day: "2026-11-10",
    event: "tool_load",
    language: "es",
    siteKey,
    count: 15,
  });
  expect(await at("2026-11-22T10:20:30Z"), "nothing was asked for").toBe(0);
  expect(await turn(true)).toMatchObject({ monthlyReport: true });
  expect(await at("2026-12-01T00:00:30Z"), "the last counts may not be stored yet").toBe(0);
  expect(await at("2026-12-01T01:00:00Z")).toBe(1);
  expect(await at("2026-12-01T02:00:00Z")).toBe(0);
  expect(await app.database.outgoingMails.count({ where: { kind: "partner-report", sentAt: null } })).toBe(1);
  app.now = new Date("2026-12-01T13:00:00Z");
  await app.services.mailer.deliver(signal);
  const { attachments = [] } = await mailTo(app, "manager@example.org", "partner-report");
  expect(attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ["tools-2026-11.pdf", "application/pdf"],
    ["tools-2026-to-2026-11.csv", "text/csv; charset=utf-8"],
  ]);
  const [pdf = "", csv = ""] = attachments.map(({ content }) =>
    Buffer.from(content, "base64").toString("utf8"),
  );
  expect(pdf).toMatch(/^%PDF-1\.7/);
  const lines = csv.split("\r\n");
  expect(lines[0]).toBe("\uFEFFMonth,Tool,State,Language,Opened,Started,Times used");
  const hidden = "fewer than 11";
  expect(lines.filter((line) => line.startsWith("2026-11"))).toEqual([
    `2026-11,All tools,Texas,All languages,40,${hidden} with each tool,${hidden} with each tool`,
    `2026-11,Parent Rights Guide,Texas,All languages,40,${hidden},${hidden}`,
    "2026-11,All tools,Texas,English,25,not shown,not shown",
    "2026-11,All tools,Texas,Spanish,15,not shown,not shown",
  ]);
  await turn(false);
  expect(await at("2027-01-01T14:00:00Z")).toBe(0);
  await app.database.partners.update({ reportedMonth: "2026-10" }, { where: { siteKey } });
  expect(await at("2027-02-03T14:00:00Z"), "a server that stood still").toBe(1);
});
