import { screen, waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { main, noNetwork, refusal, renderPage } from "../../../tests/renderPage.tsx";

// The two forms on the resources page that have a mail sent, and the links of the newsletter's mails.

it("asks for an address before it sends anything for the newsletter", async () => {
  const { user, sent, answers } = await renderPage("/resources");
  const form = within(screen.getByRole("region", { name: "Stay Updated" }));
  await user.click(form.getByRole("button", { name: "Send me the newsletter" }));
  await form.findByText("Please enter your email address.");
  const address = form.getByRole("textbox");
  await waitFor(() => expect(document.activeElement).toBe(address));
  await user.type(address, "maria at home");
  await user.click(form.getByRole("button"));
  await form.findByText("Please enter a valid email address.");
  expect(sent).toEqual([]);

  answers["subscribeNewsletter"] = refusal(429, { code: "rate_limited", retryAfter: 60 });
  await user.clear(address);
  await user.type(address, "maria@example.org ");
  await user.click(form.getByRole("button"));
  await form.findByText("The email was not sent");
  expect(address).toHaveProperty("value", expect.stringContaining("maria@example.org"));
  expect(sent.map(({ body }) => body)).toEqual([{ email: "maria@example.org" }]);
});

it("keeps the address when a letter cannot be sent, and sends it on another try", async () => {
  const { user, answers, bodiesOf } = await renderPage("/resources", {
    answers: { emailTemplate: noNetwork },
  });
  const open = main().getByRole("button", { name: /^Email it to me ?: Put your concerns in writing$/ });
  await user.click(open);
  const card = within(open.closest("li") ?? document.body);
  await waitFor(() => expect(document.activeElement).toBe(card.getByRole("textbox")));
  await user.keyboard("maria@example.org{Enter}");
  await waitFor(() => expect(screen.getAllByText("The letter was not sent")).toHaveLength(2));
  expect(card.getByRole("textbox")).toHaveProperty("value", "maria@example.org");
  answers["emailTemplate"] = { success: true, message: "It is on its way." };
  await user.click(card.getByRole("button", { name: "Send me this letter" }));
  await card.findByText("Please check your email");
  expect(bodiesOf("emailTemplate").at(-1)).toEqual({
    email: "maria@example.org",
    resourceName: "Concerns-Documentation-Letter.txt",
  });
  await user.click(card.getByRole("button", { name: "Use another address" }));
  await waitFor(() => expect(document.activeElement).toBe(card.getByRole("textbox")));
  await user.click(open);
  expect(card.queryByRole("textbox")).toBeNull();
});

it("says of a used link that the address may be on the list, and offers no second press", async () => {
  const { user, bodiesOf } = await renderPage("/newsletter?confirm=abc", {
    answers: { confirmNewsletter: refusal(400, { code: "invalid_link" }) },
  });
  await user.click(await main().findByRole("button", { name: "Yes, send me the newsletter" }));
  await main().findByText(/If you already pressed the button, you are on the list\./);
  expect(main().queryByRole("button")).toBeNull();
  expect(main().getByRole("link", { name: "Ask for a new link" }).getAttribute("href")).toContain(
    "stay-updated",
  );
  expect(bodiesOf("confirmNewsletter")).toEqual([{ token: "abc" }]);
});
