import { expect, test } from "vitest";
import { createWebhookSecret, signatureHeaders } from "./signature.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const message = {
  messageId: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  at: new Date(1_614_265_330_999),
  body: '{"test": 2432232314}',
};

/** The vector that the libraries of Standard Webhooks test themselves with. */
const known = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

test("signs as Standard Webhooks does", () => {
  expect(signatureHeaders(message, [secret])).toEqual({
    "webhook-id": message.messageId,
    "webhook-timestamp": "1614265330",
    "webhook-signature": known,
  });
});

test("signs with both secrets while one is being replaced", () => {
  const fresh = createWebhookSecret();
  expect(fresh).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const [first, second, ...more] = signatureHeaders(message, [fresh, secret])["webhook-signature"].split(" ");
  expect([first === known, second, more]).toEqual([false, known, []]);
});
