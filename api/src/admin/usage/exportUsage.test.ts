import { adminUsage } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "../../../tests/useTestApp.ts";
import { asAdmin, beginUncounted, count, countAi } from "./tests/counted.ts";

const now = new Date("2026-11-22T03:00:00.000Z");

const app = useTestApp({ clock: () => now });
beforeEach(() => beginUncounted(app));

async function file(path: string, headers: Record<string, string>) {
  const response = await app.request(path, { headers });
  expect(response.headers.get("Content-Type")).toContain("text/csv");
  const lines = (await response.text()).split("\r\n");
  return { name: response.headers.get("Content-Disposition"), head: lines[0], lines: lines.slice(1, -1) };
}

test("the file of uses has each stored count of the range, and is recorded", async () => {
  await count(app, "2026-11-16", "tool_load", "letter-generator", 2, "site_abcdefgh");
  await count(app, "2026-11-22", "page_view", "/pricing", 3);
  await count(app, "2026-11-15", "page_view", "/", 4);
  const headers = await asAdmin(app);
  const { name, head, lines } = await file(`${adminUsage.exportUsage.path}?range=7d`, headers);
  expect(name).toBe('attachment; filename="uses-2026-11-16-to-2026-11-22.csv"');
  expect(head).toMatch(/day \(UTC\),event,tool or page,site key \(none: our own site\),count$/);
  expect(lines).toEqual([
    "2026-11-16,tool_load,letter-generator,site_abcdefgh,2",
    "2026-11-22,page_view,/pricing,,3",
  ]);
  const [entry] = await app.database.auditEntries.findAll({ where: { action: "usage_exported" } });
  expect(entry).toMatchObject({ subjectKind: "usage", subjectId: "" });
  expect(JSON.parse(entry?.detail ?? "")).toEqual({ file: "uses", range: "7d" });
});

test("the file of AI answers has figures and dollars, and is recorded", async () => {
  await countAi(app, "2026-11-21", { engine: "rules", failure: "timed_out", cost: 1_234_567 });
  const headers = await asAdmin(app);
  const { name, lines } = await file(adminUsage.exportAiUsage.path, headers);
  expect(name).toBe('attachment; filename="ai-answers-2026-10-24-to-2026-11-22.csv"');
  expect(lines).toEqual(["2026-11-21,chat,rules,answered,timed_out,2,1,1,3000000000,50,0,1.234567,4000"]);
  expect(await app.database.auditEntries.count({ where: { action: "usage_exported" } })).toBe(1);
});
