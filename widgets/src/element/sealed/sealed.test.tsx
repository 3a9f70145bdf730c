import { beforeEach, expect, it, vi } from "vitest";

const key = "k".repeat(43);
const stored = () => sessionStorage.getItem("iep-sealed");

beforeEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

function element(id = ""): Element {
  return document.body.appendChild(Object.assign(document.createElement("x-letters"), { id }));
}

/** What is sealed is a parent's, who has pressed or typed something. */
const touch = () => window.dispatchEvent(new Event("input"));

/** A page as it is loaded: nothing of the one before is in memory. */
async function loadPage() {
  vi.resetModules();
  document.body.replaceChildren();
  const { work } = await import("./work.ts");
  const { workOf: untouched, hasWork } = await import("./workInTab.ts");
  const workOf = (element: Element) => {
    const found = untouched(element);
    touch();
    return found;
  };
  const { purchaseKeys } = await import("../purchaseKeys.ts");
  const { restore, seal } = await import("./sealed.ts");
  return { work, untouched, workOf, hasWork, purchaseKeys, restore, seal };
}

async function sealALetter() {
  localStorage.setItem("iep_purchase_key", key);
  const page = await loadPage();
  page.workOf(element()).write("letter-generator", { concern: "12 River Road" });
  await expect.poll(stored).not.toBeNull();
}

it("seals nothing, and loads nothing for it, before the parent has pressed or typed anything", async () => {
  localStorage.setItem("iep_purchase_key", key);
  const page = await loadPage();
  page.untouched(element()).write("signing-advisor", { stage: 0 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stored()).toBeNull();
  touch();
  await expect.poll(stored).not.toBeNull();
});

it("knows which element has work, and after a reload with sealed work, that any may", async () => {
  localStorage.setItem("iep_purchase_key", key);
  const page = await loadPage();
  const [first, second] = [element(), element()];
  page.workOf(first).write("letter-generator", { concern: "late bus" });
  expect([page.hasWork(first), page.hasWork(second)]).toEqual([true, false]);
  await expect.poll(stored).not.toBeNull();
  const reloaded = await loadPage();
  expect(reloaded.hasWork(element())).toBe(true);
});

it("restores sealed work after a reload, and stores no readable text", async () => {
  await sealALetter();
  expect(stored()).not.toMatch(/river|letters|concern/i);
  const { restore, workOf } = await loadPage();
  await restore();
  expect(workOf(element()).read("letter-generator")).toEqual({ concern: "12 River Road" });
});

it("never seals what a tool keeps nowhere on a partner's page", async () => {
  await sealALetter();
  const { work, workOf, seal } = await loadPage();
  workOf(element()).write("kept", "12 River Road");
  expect([...work.values()]).toEqual(["12 River Road"]);
  await seal();
  expect(stored()).toBeNull();
});

it("restores what a version sealed that called the tool by a former id, and what it handed to another", async () => {
  localStorage.setItem("iep_purchase_key", key);
  const page = await loadPage();
  const start = { from: "denials", answers: {} };
  page.workOf(element()).write("letters", { concern: "12 River Road" });
  page.workOf(element()).write("denials>", { to: "letters", start, from: "denials" });
  await page.seal();
  const { restore, workOf } = await loadPage();
  await restore();
  expect(workOf(element()).read("letter-generator")).toEqual({ concern: "12 River Road" });
  expect(workOf(element()).read("denial-decoder>")).toEqual({
    to: "letter-generator",
    start: { from: "denial-decoder", answers: {} },
    from: "denial-decoder",
  });
});

it.each([
  ["by their place", ["", ""], ["", ""], 0],
  ["by their ids, where their places change", ["mine", "yours"], ["yours", "mine"], 1],
])(
  "keeps the work of two elements of a tool apart, after a reload as well: %s",
  async (_, ids, later, at) => {
    localStorage.setItem("iep_purchase_key", key);
    const page = await loadPage();
    const [first] = ids.map((id) => element(id));
    if (first) page.workOf(first).write("letter-generator", { concern: "12 River Road" });
    await expect.poll(stored).not.toBeNull();
    const { restore, workOf } = await loadPage();
    await restore();
    const found = later.map((id) => element(id)).map((one) => workOf(one).read("letter-generator"));
    expect(found.toSpliced(at, 1)).toEqual([undefined]);
    expect(found[at]).toEqual({ concern: "12 River Road" });
  },
);

it("stores nothing before there is a purchase key, and has sealed when one is kept", async () => {
  const { workOf, purchaseKeys } = await loadPage();
  workOf(element()).write("letter-generator", { concern: "12 River Road" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stored()).toBeNull();
  // A payment may leave the page right after.
  await purchaseKeys.keep(key);
  expect(stored()).not.toBeNull();
});

it.each<[what: string, spoil: () => void]>([
  ["another key", () => localStorage.setItem("iep_purchase_key", "x".repeat(43))],
  [
    "an end that was moved",
    () =>
      sessionStorage.setItem(
        "iep-sealed",
        String(stored()).replace(/^\d/, (digit) => `${+digit + 1}`),
      ),
  ],
  ["24 hours later", () => vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 1)],
])("restores nothing with %s, and removes the entry", async (_, spoil) => {
  await sealALetter();
  vi.useFakeTimers({ toFake: ["Date"] });
  spoil();
  const { restore, work } = await loadPage();
  await restore();
  expect([work.size, stored()]).toEqual([0, null]);
});

it("removes the entry with the last work", async () => {
  await sealALetter();
  const { workOf, restore } = await loadPage();
  await restore();
  workOf(element()).clear("letter-generator");
  await expect.poll(stored).toBeNull();
});
