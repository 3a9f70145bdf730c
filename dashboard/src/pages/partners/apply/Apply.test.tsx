import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { ownPartner } from "../../../../tests/ownPartner.ts";
import { main, refusal, renderPage } from "../../../../tests/renderPage.tsx";

const field = (label: string | RegExp) => main().getByLabelText<HTMLInputElement>(label);
const name = /^Name of your organization or site/;

it("names what is missing at each field, leads to the first, and keeps what was typed over a reload", async () => {
  const { user, sent, reload } = await renderPage("/partners");
  await user.click(await main().findByRole("button", { name: "Create an account, then send" }));
  await main().findByText("Please look at the marked fields. The rest is still here.");
  await main().findByText(/^Please tell us about your organization/);
  await waitFor(() => expect(document.activeElement).toBe(field(name)));
  await user.type(field(name), "Riverbend");
  await user.type(field(/^Your website/), "river.example/about");
  await user.tab();
  // What people leave out is added, and the site is offered as the first address.
  expect([field(/^Your website/).value, field("Address 1").value]).toEqual([
    "https://river.example/about",
    "https://river.example",
  ]);
  await reload();
  await waitFor(() => expect(field(name).value).toBe("Riverbend"));
  expect(sent).toEqual([]);
});

it("is sent by whose address is confirmed, and leaves no draft", async () => {
  const { user, answers, bodiesOf } = await renderPage("/partners", {
    signedInAs: { emailVerified: false },
    answers: { getPartner: { partner: null } },
  });
  await main().findByText("Your email address is not confirmed yet.");
  await user.type(field(name), "Riverbend");
  await user.type(field(/^Your website/), "https://river.example");
  await user.type(field(/^What do you do for parents/), "We help.");
  const send = () => user.click(main().getByRole("button", { name: "Ask for a site key" }));
  answers["applyAsPartner"] = refusal(403, { code: "email_unverified", message: "Confirm it first." });
  await send();
  await main().findByText("We could not send it.");
  answers["applyAsPartner"] = ownPartner({ name: "Riverbend", status: "applied", keys: [] });
  await send();
  await main().findByText("You asked for a site key for Riverbend.");
  expect(sessionStorage.getItem("iep-draft:site-key")).toBeNull();
  expect(bodiesOf("applyAsPartner")[1]).toEqual({
    organization: "Riverbend",
    website: "https://river.example",
    about: "We help.",
    origins: ["https://river.example"],
  });
});

it.each([
  ["approved", "You manage Bay Harbor."],
  ["declined", /We do not give a site key to Bay Harbor\./],
] as const)("tells whose request was %s", async (status, words) => {
  const { user } = await renderPage("/partners", {
    signedInAs: {},
    answers: { getPartner: { partner: ownPartner({ status }) } },
  });
  await main().findByText(words);
  if (status === "approved") return;
  await user.click(main().getByRole("button", { name: "Ask again" }));
  await main().findByRole("button", { name: "Ask for a site key" });
});
