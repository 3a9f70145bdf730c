import { screen, waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fakeSession, fakeSurroundings, refusal } from "../../tests/fakeSurroundings.ts";
import { alert, begun, checkout, heading, paying, press, serverWith } from "../../tests/paymentGate.ts";
import { showTool } from "../../tests/showTool.tsx";

describe("the offer to a signed-in user", () => {
  const dialog = () => screen.findByRole("dialog", { name: "Open Letter Generator" });
  const show = async (others: Record<string, object> = {}) => {
    const { asked } = serverWith({}, others);
    const surroundings = fakeSurroundings({ session: fakeSession() });
    showTool("letter-generator", surroundings);
    return { asked, surroundings, shown: await dialog() };
  };

  it("is a dialog over the tool's page, which describes the tool and can open the dialog again", async () => {
    const { shown } = await show();
    expect(shown.textContent).toMatch(/\$4\.99.*24 hours.*Nothing renews.*\$19\.99 a month/);
    within(shown).getByRole("button", { name: "Close" }).click();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await heading("Open Letter Generator");
    await press("See how to open it");
    await dialog();
  });

  it("pays in this window, with the account's address and no key", async () => {
    const { asked, surroundings } = await show({ [paying]: begun(null) });
    await press("Pay $4.99");
    await waitFor(() => expect(surroundings.ledTo).toEqual([checkout]));
    expect(asked.at(-1)).toMatchObject({
      body: { email: "maria@example.org" },
      headers: { Authorization: "Bearer a.b.c" },
    });
    expect(surroundings.tabs).toEqual([]);
    expect(surroundings.purchaseKeys.read()).toBeNull();
  });

  it.each([
    ["the server refuses", () => refusal(500, "internal", "No.")],
    ["there is no payment page", { purchaseKey: null }],
  ])("says that the payment failed when %s", async (_, answer) => {
    await show({ [paying]: answer });
    await press("Pay $4.99");
    expect(await alert()).toBe("Payment failed. Please try again.");
  });

  it("links to the membership; becomes the offer to a visitor when the session ends in another tab", async () => {
    const { surroundings } = await show();
    await press("Go to Pro membership");
    expect(surroundings.subscribed).toEqual([null]);
    await waitFor(() => {
      surroundings.session?.token.drop();
      screen.getByRole("textbox", { name: "Email Address" });
    });
  });
});
