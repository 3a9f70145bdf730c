import { beforeEach, expect, it, vi } from "vitest";

const key = "k".repeat(43);
const stored = () => sessionStorage.getItem("iep-sealed");

beforeEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

/** A page as it is loaded: nothing of the one before is in memory. */
async function loadPage() {
  vi.resetModules();
  const { keepWork, work } = await import("./workInTab.ts");
  const { purchaseKeys } = await import("../purchaseKeys.ts");
  const { restore } = await import("./sealed.ts");
  return { keepWork, work, purchaseKeys, restore };
}

async function sealALetter() {
  localStorage.setItem("iep_purchase_key", key);
  const page = await loadPage();
  page.keepWork("letters", { concern: "12 River Road" });
  await expect.poll(stored).not.toBeNull();
}

it("restores after a reload what was sealed, and stores no readable word of it", async () => {
  await sealALetter();
  expect(stored()).not.toMatch(/river|letters|concern/i);
  const { restore, work } = await loadPage();
  await restore();
  expect(work.get("letters")).toEqual({ concern: "12 River Road" });
});

it("stores nothing before there is a purchase key, and seals once there is one", async () => {
  const { keepWork, purchaseKeys } = await loadPage();
  keepWork("letters", { concern: "12 River Road" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stored()).toBeNull();
  purchaseKeys.keep(key);
  await expect.poll(stored).not.toBeNull();
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
  const { keepWork, restore } = await loadPage();
  await restore();
  keepWork("letters");
  await expect.poll(stored).toBeNull();
});
