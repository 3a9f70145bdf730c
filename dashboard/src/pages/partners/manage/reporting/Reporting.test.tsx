import type { PartnerReporting, PartnerWebhook, WebhookDelivery } from "@iep-insider/sdk/contract";
import { screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { ownPartner } from "../../../../../tests/ownPartner.ts";
import { dialog, main, noNetwork, refusal, renderPage } from "../../../../../tests/renderPage.tsx";

const url = "https://hooks.bay.example/iep";
const webhook: PartnerWebhook = { url, state: "on", oldSecretUntil: null, deliveries: [] };
const reporting = (more: Partial<PartnerReporting> = {}): PartnerReporting => ({
  monthlyReport: false,
  webhook: null,
  ...more,
});

async function open(given: PartnerReporting) {
  const page = await renderPage("/partners/manage", {
    signedInAs: { managesSite: true },
    answers: { getPartner: { partner: ownPartner() }, getReporting: given },
  });
  const press = async (name: string) => page.user.click(await main().findByRole("button", { name }));
  return { ...page, press };
}

it("turns the monthly report on immediately, and says when that failed", async () => {
  const { user, answers, bodiesOf } = await open(reporting());
  const box = await main().findByRole<HTMLInputElement>("checkbox", { name: "Email me a report each month" });
  answers["setMonthlyReport"] = noNetwork;
  await user.click(box);
  await main().findByText(/^We cannot reach the server/);
  expect(box.checked).toBe(false);
  answers["setMonthlyReport"] = reporting({ monthlyReport: true });
  await user.click(box);
  await screen.findByText(/^The report is on\./);
  expect([box.checked, bodiesOf("setMonthlyReport")]).toEqual([true, [{ on: true }, { on: true }]]);
});

it("sets an address, shows the secret once, sends a test and turns the webhook off", async () => {
  const { user, press, answers, bodiesOf } = await open(reporting());
  const address = await main().findByLabelText(/^Address of your server/);
  await user.type(address, "http://bay.example");
  await press("Save and turn on");
  await main().findByText(/^Please write a whole address that begins with https/);
  await user.clear(address);
  await user.type(address, url);
  answers["setWebhook"] = refusal(400, {
    code: "invalid_request",
    fields: { url: "This is an address of ours." },
  });
  await press("Save and turn on");
  await main().findByText("This is an address of ours.");
  answers["setWebhook"] = { reporting: reporting({ webhook }), secret: "whsec_one" };
  await press("Save and turn on");
  await main().findByText("whsec_one");
  await main().findByText("The webhook is on.");
  expect(bodiesOf("setWebhook")).toEqual([{ url }, { url }]);
  main().getByText(/^No message was sent yet/);

  const failed: WebhookDelivery = {
    id: "msg_1",
    kind: "test",
    day: null,
    state: "failed",
    attempts: 1,
    attemptedAt: "2026-11-24T12:00:00.000Z",
    nextAttemptAt: null,
    status: null,
    problem: "not_public",
  };
  answers["testWebhook"] = reporting({ webhook: { ...webhook, deliveries: [failed] } });
  await press("Send a test");
  await screen.findByText("The test failed. The list says why.");
  main().getByText(/The name leads to an address inside a private network\./);

  answers["rotateWebhookSecret"] = { reporting: reporting({ webhook }), secret: "whsec_two" };
  await press("Get a new secret…");
  await user.click(dialog().getByRole("button", { name: "Get a new secret" }));
  await main().findByText("whsec_two");
  expect(main().queryByText("whsec_one")).toBeNull();

  answers["switchWebhook"] = reporting({ webhook: { ...webhook, state: "off" } });
  await press("Turn off");
  await main().findByText("The webhook is off. Nothing is sent.");
  expect(bodiesOf("switchWebhook")).toEqual([{ on: false }]);
});
