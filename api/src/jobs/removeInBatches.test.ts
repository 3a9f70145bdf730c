import { expect, test } from "vitest";
import { removeInBatches } from "./removeInBatches.ts";

/** A table with a number of rows, and the batches that were removed from it. */
function tableOf(rows: number) {
  let left = rows;
  const batches: number[] = [];
  const removeBatch = async (limit: number) => {
    const removed = Math.min(limit, left);
    left -= removed;
    batches.push(removed);
    return removed;
  };
  return { batches, removeBatch };
}

test.each([
  [499, [499]],
  [500, [500, 0]],
  [1201, [500, 500, 201]],
])("removeInBatches removes %i rows", async (rows, batches) => {
  const table = tableOf(rows);
  expect(await removeInBatches(table.removeBatch, new AbortController().signal)).toBe(rows);
  expect(table.batches).toEqual(batches);
});

test("removeInBatches lets other writers in between batches", async () => {
  let between = 0;
  const other = setInterval(() => between++, 1);
  await removeInBatches(tableOf(1500).removeBatch, new AbortController().signal);
  clearInterval(other);
  expect(between).toBeGreaterThan(0);
});

test("removeInBatches leaves off after the batch at hand", async () => {
  const told = new AbortController();
  const table = tableOf(1500);
  const removal = removeInBatches((limit) => {
    told.abort(new Error("stop"));
    return table.removeBatch(limit);
  }, told.signal);
  await expect(removal).rejects.toBe(told.signal.reason);
  expect(table.batches).toEqual([500]);
});
