import { expect, test } from "vitest";
import { failureOf } from "./failure.ts";

test.each([
  [{ code: "ECONNECTION" }, "no_connection", null],
  [{ code: "ETIMEDOUT" }, "timeout", null],
  [{ code: "ETLS" }, "encryption", null],
  [{ code: "EAUTH", responseCode: 535 }, "sign_in", 535],
  [{ code: "EENVELOPE", responseCode: 550 }, "address_refused", 550],
  [{ code: "EMESSAGE", responseCode: 554 }, "content_refused", 554],
  [{ code: "toString" }, "other", null],
  [{ code: 7, responseCode: "550 <maria@example.org>" }, "other", null],
  [{ responseCode: 99_999 }, "other", null],
  [{}, "other", null],
] as const)("%j counts as %s", (codes, failure, failureReply) => {
  expect(failureOf(Object.assign(new Error("<maria@example.org>"), codes))).toEqual({
    failure,
    failureReply,
  });
});
