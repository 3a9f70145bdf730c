import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { heldBack, main, refusal, renderPage } from "../../../tests/renderPage.tsx";

const field = (name: string | RegExp) => main().getByRole("textbox", { name });
const send = () => main().getByRole("button", { name: "Send Message" });

async function renderFilled(answers = {}) {
  const page = await renderPage("/contact", { answers });
  await page.user.type(field(/First Name/), "  Ana ");
  await page.user.type(field(/Email Address/), "ana@example.org");
  await page.user.type(field(/How can we help/), "A question");
  return page;
}

it("names what is missing at each field, leads to the first one, and sends nothing", async () => {
  const { user, sent } = await renderPage("/contact");
  await user.type(field(/Last Name/), "Lopez");
  await user.click(send());
  await main().findByText(/Each one says what is missing/);
  const first = field(/First Name/);
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(first.getAttribute("aria-invalid")).toBe("true");
  main().getByText("Please enter your first name.");
  main().getByText("Please tell us how we can help you.");
  await screen.findByText("Please fill in all required fields.");
  await user.type(field(/Email Address/), "ana@");
  await user.type(first, "Ana");
  await user.type(field(/How can we help/), "Hello");
  await user.click(send());
  await main().findByText("Please enter a valid email address.");
  expect(sent).toEqual([]);
});

it("sends the message once however often the button is pressed, and clears the form and its draft", async () => {
  const { answer, release } = heldBack({ success: true });
  const { user, bodiesOf } = await renderFilled({ sendSupportRequest: answer });
  expect(sessionStorage.getItem("iep-draft:contact")).toContain("A question");
  const button = send();
  button.click();
  button.click();
  await main().findByRole("button", { name: "Sending…" });
  release();
  await main().findByRole("heading", { name: "Message Sent Successfully!" });
  expect(bodiesOf("sendSupportRequest")).toEqual([
    { firstName: "Ana", email: "ana@example.org", message: "A question", serviceType: "customer_support" },
  ]);
  await user.click(main().getByRole("button", { name: "Send another message" }));
  expect(field(/How can we help/)).toHaveProperty("value", "");
  expect(sessionStorage.getItem("iep-draft:contact")).toBeNull();
});

it.each([
  ["no answer", undefined, "We could not reach the server."],
  ["an error on our side", refusal(500), "Something went wrong on our side."],
  ["a field refused", refusal(400, { fields: { email: "No mail goes there." } }), "No mail goes there."],
  ["too many messages", refusal(429, { retryAfter: 700 }), "Too many messages came from your connection."],
])(
  "keeps the input after %s, also across a reload, and sends it on the next try",
  async (_, answer, words) => {
    const { user, answers, reload, bodiesOf } = await renderFilled({ sendSupportRequest: answer });
    await user.click(send());
    await main().findByText(words);
    await screen.findByText("Failed to send message. Please try again.");
    await reload();
    await waitFor(() => expect(field(/How can we help/)).toHaveProperty("value", "A question"));
    answers["sendSupportRequest"] = { success: true };
    await user.click(send());
    await main().findByText("ana@example.org");
    expect(bodiesOf("sendSupportRequest")).toHaveLength(2);
  },
);

it("shows crisis help immediately when a message mentions danger", async () => {
  const { user, sent } = await renderPage("/contact");
  await user.type(field(/How can we help/), "My son says he wants to die");
  expect((await main().findByText(/call or text 988/i)).closest("[role=alert]")).not.toBeNull();
  expect(sent).toEqual([]);
});
