import { adminAudit, adminLaw, type LawList } from "@iep-insider/sdk/contract";
import { loadStates, officialPage, provisions } from "@iep-insider/sdk/law";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { expectWrongFields } from "../../../tests/errorBody.ts";
import { operator, type Person } from "../../../tests/operators.ts";
import { useTestApp } from "../../../tests/useTestApp.ts";

/** All facts were read on November 21, 2026, or at another day that the last test finds out. */
const atFirst = new Date("2026-12-01T03:00:00.000Z");
let now = atFirst;
let firstAdmin: Person;
let admin: Person;

const app = useTestApp({ clock: () => now });
beforeAll(async () => {
  firstAdmin = await operator(app);
});
beforeEach(async () => {
  now = atFirst;
  admin = firstAdmin;
  const { lawChecks, auditEntries } = app.database;
  await lawChecks.destroy({ where: {} });
  await auditEntries.destroy({ where: {} });
});

test("holds every fact once, forward and back, in pages of 50", async () => {
  const { all, pages } = await readAll({});
  const facts = Object.values(await loadStates()).flatMap((state) => [
    ...[state.evaluation, state.responseToRequest, state.records, state.laterConsent],
    ...[state.upperAge, state.dueProcessLimit, state.recording, state.recordingConsent, state.meetingRequest],
    ...[state.complaintLimit, state.transitionAge, state.restraint],
  ]);
  // Agency, three links, and the parent center with its phone are of every state.
  const expected = Object.keys(provisions).length + facts.filter(Boolean).length + 51 * 6;
  expect(all).toHaveLength(expected);
  expect(new Set(all.map(({ id }) => id)).size).toBe(expected);
  const { figures, found } = await list({});
  expect([figures.total, found]).toEqual([expected, expected]);
  for (const status of ["verified", "secondary", "disputed", "unverified"] as const)
    expect(figures[status]).toBe(all.filter((fact) => fact.status === status).length);

  const isFromCopy = ({ status, citation, sources }: LawList["rows"][number]) =>
    status === "verified" && citation !== null && !officialPage(sources);
  expect(figures.fromCopies).toBe(all.filter(isFromCopy).length);

  let page = pages.at(-1);
  for (let index = pages.length - 2; index >= 0; index--) {
    page = await list({ cursor: page?.previous ?? "" });
    expect(page.rows).toEqual(pages[index]?.rows);
  }
  expect(page?.previous).toBeNull();
});

test.each([
  [{ place: "WI" }, ({ place }: LawList["rows"][number]) => place === "WI"],
  [
    { status: "verified", place: "WI" },
    ({ place, status }: LawList["rows"][number]) => place === "WI" && status === "verified",
  ],
])("narrowed to %j", async (query, isMeant) => {
  const { all } = await readAll({});
  const { all: rows } = await readAll(query);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(all.filter(isMeant));
  expect((await list(query)).found).toBe(rows.length);
});

test.each([
  ["wisconsin hearing", ["WI/hearing"]],
  ["115.80(1)(a)1", ["WI/hearing"]],
  ["FEDERAL log of who", ["US/records-access-log"]],
])("finds %j", async (search, ids) => {
  expect((await list({ search })).rows.map(({ id }) => id)).toEqual(ids);
});

test("says what a fact is, on what it rests, and how old it is", async () => {
  const { rows } = await list({ search: "wisconsin hearing" });
  expect(rows).toMatchObject([
    {
      id: "WI/hearing",
      place: "WI",
      value: expect.not.stringContaining("two years"),
      note: expect.stringContaining("specialedstartguide.com says two years"),
      citation: "Wis. Stat. 115.80(1)(a)1",
      status: "secondary",
      asOf: "2026-11-21",
      ageInDays: 10,
      isOld: false,
    },
  ]);
});

test("knows by the server's clock what is older than twelve months", async () => {
  const { all } = await readAll({ sort: "age" });
  const [oldest] = all;
  const days = all.map(({ asOf }) => asOf);
  expect(days).toEqual(days.toSorted());
  expect((await list({ age: "old" })).found).toBe(0);
  now = new Date(`${Number(oldest?.asOf.slice(0, 4)) + 1}${oldest?.asOf.slice(4)}T12:00:00Z`);
  admin = await operator(app, "later@example.org");
  expect((await list({ age: "old" })).found, "a year to the day is not older").toBe(0);
  now = new Date(now.getTime() + 86_400_000);
  const sameDay = all.filter(({ asOf }) => asOf === oldest?.asOf).length;
  const { found, figures } = await list({ age: "old" });
  expect([found, figures.old]).toEqual([sameDay, sameDay]);
});

test("refuses a place in a list of another order", async () => {
  const { next } = await list({ sort: "age" });
  await expectWrongFields(await app.request(`${adminLaw.listLawFacts.path}?cursor=${next}`, admin), "cursor");
});

test("exports a file with the same filter", async () => {
  const response = await app.request(`${adminLaw.exportLawFacts.path}?place=WI&status=verified`, {
    headers: admin.headers,
  });
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="law-facts-2026-12-01.csv"');
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines).toHaveLength(1 + (await list({ place: "WI", status: "verified" })).found);
  expect(lines.at(1)).toMatch(
    /^WI,How long testing may take,.*,Wis\. Stat\. 115\.78\(3\),verified,2026-11-21,10,https:/,
  );
});

test("an operator records a check: the fact shows it, is new again, and the log has it", async () => {
  const check = {
    fact: "WI/hearing",
    outcome: "confirmed" as const,
    source: "https://docs.legis.wisconsin.gov/statutes/statutes/115/v/80",
    words: "within one year after the refusal or proposal",
  };
  await goTo2028("reader@example.org");
  const { fact: id, ...said } = check;
  const shown = { ...said, checkedOn: "2028-01-10", by: "Olga Petrova" };
  const recorded = await callAs(app, adminLaw.recordLawCheck, admin.headers, check);
  expect(recorded).toMatchObject({ id, asOf: "2026-11-21", check: shown, ageInDays: 0, isOld: false });
  const { all } = await readAll({ check: "confirmed" });
  expect(all).toEqual([recorded]);
  expect(await callAs(app, adminLaw.listLawChecks, admin.headers)).toEqual({
    checks: [{ ...check, checkedOn: "2028-01-10" }],
  });
  const { rows } = await callAs(app, adminAudit.listAudit, admin.headers, { action: "law_fact_checked" });
  expect(rows).toMatchObject([{ subject: { kind: "law", id }, detail: { outcome: "confirmed" } }]);
});

test("the newest check counts, and a fact that is said to have changed is as old as before", async () => {
  const check = { fact: "WI/hearing", source: "https://docs.legis.wisconsin.gov/", words: "two years" };
  await goTo2028("second@example.org");
  for (const outcome of ["confirmed", "changed"] as const)
    await callAs(app, adminLaw.recordLawCheck, admin.headers, { ...check, outcome });
  expect((await readAll({ check: "confirmed" })).all).toEqual([]);
  expect((await readAll({ check: "changed" })).all).toMatchObject([{ id: "WI/hearing", isOld: true }]);
});

test.each([
  ["fact", { fact: "WI/nothing" }],
  ["source", { source: "http://docs.legis.wisconsin.gov/" }],
  ["words", { words: "  " }],
])("refuses a check with a wrong %s", async (field, wrong) => {
  const check = { fact: "WI/hearing", outcome: "unclear", source: "https://dpi.wi.gov/", words: "No." };
  const json = { ...check, ...wrong };
  await expectWrongFields(
    await app.request(adminLaw.recordLawCheck.path, { headers: admin.headers, json }),
    field,
  );
});

function list(query: Record<string, string>): Promise<LawList> {
  return callAs(app, adminLaw.listLawFacts, admin.headers, query);
}

/** When every fact is old, and the first operator's session has ended. */
async function goTo2028(email: string): Promise<void> {
  now = new Date("2028-01-10T12:00:00.000Z");
  admin = await operator(app, email);
}

async function readAll(query: Record<string, string>) {
  const pages = [await list(query)];
  for (let page = pages[0]; page?.next; pages.push(page)) page = await list({ ...query, cursor: page.next });
  return { pages, all: pages.flatMap(({ rows }) => rows) };
}
