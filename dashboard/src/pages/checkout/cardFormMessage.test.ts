import { expect, it } from "vitest";
import { readCardFormMessage } from "./cardFormMessage.ts";

it.each<[unknown, unknown]>([
  [
    { type: "failed", message: "Your card was declined." },
    { type: "failed", message: "Your card was declined." },
  ],
  [{ type: "failed" }, null],
  [
    { type: "height", value: 412.4 },
    { type: "height", value: 413 },
  ],
  [
    { type: "height", value: 1e9 },
    { type: "height", value: 2000 },
  ],
  [{ type: "height", value: -1 }, null],
  [{ type: "height", value: Number.NaN }, null],
  [{ type: "height", value: "412" }, null],
  ["ready", null],
  [null, null],
])("reads %j as %j", (data, expected) => {
  expect(readCardFormMessage(data)).toEqual(expected);
});
