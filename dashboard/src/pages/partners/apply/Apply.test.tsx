import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { ownPartner } from "../../../../tests/ownPartner.ts";
import { anAccount, main, noNetwork, refusal, renderPage } from "../../../../tests/renderPage.tsx";
import { beginSession } from "../../../app/account/currentUser.ts";

const field = (label: string | RegExp) => main().getByLabelText<HTMLInputElement>(label);
const name = /^Name of your organization or site/;

it("shows an error at each missing field, focuses the first, and keeps the input across a reload", async () => {
  const { user, sent, reload } = await renderPage("/partners");
  await user.click(await main().findByRole("button", { name: "Create an account, then send" }));
  await main().findByText("Please look at the marked fields. The rest is still here.");
  await main().findByText(/^Please tell us about your organization/);
  await waitFor(() => expect(document.activeElement).toBe(field(name)));
  await user.type(field(name), "Riverbend");
  await user.type(field(/^Your website/), "river.example/about");
  await user.tab();
  // A missing "https://" is added, and the website is the first suggested address.
  expect([field(/^Your website/).value, field("Address 1").value]).toEqual([
    "https://river.example/about",
    "https://river.example",
  ]);
  await reload();
  await waitFor(() => expect(field(name).value).toBe("Riverbend"));
  expect(sent).toEqual([]);
});

it("is kept until the address is confirmed, and then says when it was sent", async () => {
  const { user, answers, bodiesOf } = await renderPage("/partners", {
    signedInAs: { emailVerified: false },
    answers: { getPartner: { partner: null } },
  });
  await main().findByText(/^Your email address is not confirmed yet\. We keep your request/);
  await user.type(field(name), "Riverbend");
  await user.type(field(/^Your website/), "https://river.example");
  await user.type(field(/^What do you do for parents/), "We help.");
  const send = () => user.click(main().getByRole("button", { name: "Request a site key" }));
  answers["applyAsPartner"] = refusal(429, { code: "rate_limited" });
  await send();
  await main().findByText("We could not send it.");
  const partner = ownPartner({ name: "Riverbend", status: "unconfirmed", appliedAt: null, keys: [] });
  answers["applyAsPartner"] = partner;
  await send();
  await main().findByText(/^Your request for a site key for Riverbend is kept with your account/);
  expect(sessionStorage.getItem("iep-draft:site-key")).toBeNull();
  expect(bodiesOf("applyAsPartner")[1]).toEqual({
    organization: "Riverbend",
    website: "https://river.example",
    about: "We help.",
    origins: ["https://river.example"],
  });
  // Confirmed on the phone meanwhile.
  const appliedAt = new Date(new Date().getFullYear(), 10, 24, 14, 10).toISOString();
  answers["getPartner"] = { partner: { ...partner, status: "applied", appliedAt } };
  window.dispatchEvent(new Event("focus"));
  await main().findByText(/^Your request for a site key for Riverbend was sent on Nov 24 at 2:10\sPM\.$/);
});

it("is sent automatically after sign-up, as the button says, and only once", async () => {
  const { user, answers, bodiesOf, reload } = await renderPage("/partners");
  await user.type(field(name), "Riverbend");
  await user.type(field(/^Your website/), "https://river.example");
  await user.type(field(/^What do you do for parents/), "We help.");
  await user.click(main().getByRole("button", { name: "Create an account, then send" }));
  await waitFor(() => expect(window.location.pathname).toBe("/signup"));
  answers["getUser"] = anAccount({ emailVerified: false });
  answers["getPartner"] = { partner: null };
  answers["applyAsPartner"] = noNetwork;
  beginSession({ token: "a.session.token", user: anAccount({ emailVerified: false }) });
  await main().findByText("We could not send it.");
  expect(field(name).value).toBe("Riverbend");
  await reload();
  await main().findByText("What you wrote is still here. Please review it, and send it.");
  expect(bodiesOf("applyAsPartner")).toHaveLength(1);
});

it("tells an approved partner where its key is, and offers no request", async () => {
  await renderPage("/partners", {
    signedInAs: { managesSite: true },
    answers: { getPartner: { partner: ownPartner({ status: "approved" }) } },
  });
  await main().findByText("You manage Bay Harbor. Its key is on the settings page of your site.");
  expect(main().getByRole("link", { name: "See your site key" }).getAttribute("href")).toBe(
    "/partners/manage",
  );
  main().getByRole("heading", { name: "Your site key" });
  expect(main().queryByText("Request a site key")).toBeNull();
});

it("tells whose request was declined, who can apply again", async () => {
  const { user } = await renderPage("/partners", {
    signedInAs: {},
    answers: { getPartner: { partner: ownPartner({ status: "declined" }) } },
  });
  await main().findByText(/We did not approve a site key for Bay Harbor\./);
  await user.click(main().getByRole("button", { name: "Apply again" }));
  await main().findByRole("button", { name: "Request a site key" });
});
