import { expect, it } from "vitest";
import { createFakeDevice } from "../../tests/fakeDevice.ts";
import { createKeptText, keptTextOf } from "./createKeptText.ts";

it.each(["full", "blocked"] as const)(
  "goes on in memory while the device is %s, and keeps it once that works",
  (outcome) => {
    const device = createFakeDevice("before");
    const kept = createKeptText(device);
    expect([kept.where(), kept.read()]).toEqual(["device", "before"]);
    device.outcome = outcome;
    kept.write("after");
    expect([kept.where(), kept.read(), device.text]).toEqual([outcome, "after", "before"]);
    device.outcome = "kept";
    kept.write("later");
    expect([kept.where(), kept.read(), device.text]).toEqual(["device", "later", "later"]);
  },
);

it("is in memory alone without a device", () => {
  const kept = createKeptText(null);
  kept.write("text");
  expect([kept.where(), kept.read()]).toEqual(["page", "text"]);
});

it("is found again in memory when a tool is reopened on a page whose storage is blocked", () => {
  const device = createFakeDevice();
  device.outcome = "blocked";
  keptTextOf(device).write("text");
  expect(keptTextOf(device).read()).toBe("text");
});
