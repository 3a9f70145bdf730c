import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import {
  accessWith,
  aKey,
  fakeServer,
  fakeSurroundings,
  inAnHour,
  refusal,
} from "../../tests/fakeSurroundings.ts";
import {
  alert,
  begun,
  button,
  checkout,
  email,
  heading,
  isOff,
  isWaiting,
  pay,
  paying,
  press,
  serverWith,
  tool,
  use,
} from "../../tests/paymentGate.ts";
import { showTool } from "../../tests/showTool.tsx";

describe("the offer to a visitor", () => {
  it.each([
    ["letter-generator", /\$4\.99.*24 hours.*You pay once. Nothing renews/],
    ["goal-analyzer", /It gives you one answer\./],
  ] as const)("states what one use of %s is, and how the membership renews and ends", async (id, one) => {
    showTool(id, fakeSurroundings());
    const single = await screen.findByRole("radio", { name: /One use/ });
    expect(single.closest("label")?.textContent).toMatch(one);
    const pro = screen.getByRole("radio", { name: /Pro membership/ });
    expect(pro.closest("label")?.textContent).toMatch(
      /\$19\.99 a month.*on our own site.*renews each month, and you can cancel at any time\.$/,
    );
  });

  it.each([
    ["", "Please enter your email address first"],
    ["   ", "Please enter your email address first"],
    ["maria", "Please enter a valid email address."],
  ])("asks for an address first: %j", async (typed, words) => {
    const { asked } = serverWith({});
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    expect(await isOff("Pay $4.99")).toBe("true");
    if (typed) await userEvent.setup().type(await email(), typed);
    await press("Pay $4.99");
    expect(await alert()).toBe(words);
    expect(document.activeElement).toBe(await email());
    expect([...asked, ...surroundings.tabs]).toEqual([]);
  });

  it("says that there is no connection before an address is typed, as long as that is so", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    showTool("letter-generator", fakeSurroundings());
    await screen.findByText("You are offline.");
    onLine.mockRestore();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText("You are offline.")).toBeNull());
  });

  it("pays in a new tab, waits, and opens by itself; the focus follows", async () => {
    const { asked, calls, tell } = serverWith({ pending: ["letter-generator"] });
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await userEvent.setup().type(await email(), " maria@example.org{Enter}");
    const waiting = await isWaiting();
    await waitFor(() => expect(document.activeElement).toBe(waiting));
    expect(asked[0]).toMatchObject({
      call: paying,
      body: {
        email: "maria@example.org",
        paymentType: "quiz",
        toolUsed: "letter-generator",
        toolName: "letter-generator",
        inNewTab: true,
      },
    });
    expect(surroundings.tabs).toEqual([checkout]);
    expect(surroundings.ledTo).toEqual([]);
    expect(surroundings.purchaseKeys.read()).toBe(aKey);
    const again = await screen.findByRole("link", { name: "Open the payment page again" });
    expect([again.getAttribute("href"), again.getAttribute("rel")]).toEqual([checkout, "noopener"]);
    await tell({ unspent: [use] });
    const arrived = await tool();
    await waitFor(() => expect(document.activeElement).toBe(arrived));
    expect(calls().at(-1)).toBe("POST /api/access/redeem");
    expect(asked.at(-1)?.headers["X-Purchase-Key"]).toBe(aKey);
  });

  it("pays in the same window where a new tab is blocked", async () => {
    serverWith({ pending: ["letter-generator"] });
    const surroundings = fakeSurroundings({ openTab: () => null });
    showTool("letter-generator", surroundings);
    await pay();
    await waitFor(() => expect(surroundings.ledTo).toEqual([checkout]));
    // After the browser's Back button:
    await heading("Your payment is not finished");
  });

  const unavailable = "The payment service does not answer.";
  it.each([
    ["no payment page", { purchaseKey: aKey }, "Failed to create payment session. Please try again."],
    [
      "a refusal",
      () => refusal(503, "provider_unavailable", unavailable),
      `Payment initialization failed: ${unavailable}`,
    ],
  ])("shows what failed inline, and closes the tab: %s", async (_, answer, words) => {
    serverWith({}, { [paying]: answer });
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await pay();
    expect(await alert()).toBe(words);
    expect(surroundings.tabs).toEqual(["closed"]);
    expect((await email()).value).toBe("maria@example.org");
    expect(await isOff("Pay $4.99")).toBe("false");
  });

  it("is busy while the payment begins, and begins once", async () => {
    const answer = Promise.withResolvers<object>();
    const { calls } = serverWith({ pending: ["letter-generator"] }, { [paying]: () => answer.promise });
    showTool("letter-generator", fakeSurroundings());
    await pay();
    expect(await isOff("Processing...")).toBe("true");
    await press("Processing...");
    expect(calls()).toEqual([paying]);
    answer.resolve(begun());
    await isWaiting();
  });

  it("opens what the visitor already has, instead of selling it again", async () => {
    serverWith({ unspent: [use] }, { [paying]: () => refusal(409, "already_open", "You have it.") });
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await pay();
    await press("Open it now");
    await tool();
    expect(surroundings.tabs).toEqual(["closed"]);
  });

  it("links to the membership with the typed address, and charges nothing", async () => {
    const { asked } = serverWith({});
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await userEvent.setup().type(await email(), "maria@example.org");
    await userEvent.setup().click(await screen.findByRole("radio", { name: /Pro membership/ }));
    await press("Go to Pro membership");
    expect(surroundings.subscribed).toEqual(["maria@example.org"]);
    expect(asked).toEqual([]);
  });

  it("shows after a press on a partner's page, takes the focus, and sends the page to return to", async () => {
    const { asked } = serverWith({ pending: ["letter-generator"] });
    showTool(
      "letter-generator",
      fakeSurroundings({ session: null, returnUrl: () => "https://center.example/page" }),
    );
    await button("See how to open it");
    expect(screen.getByText(/one use for \$4\.99.*\$19\.99 a month/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    await press("See how to open it");
    await email();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: /One use/ })));
    expect(screen.getByRole("radio", { name: /Pro membership/ }).closest("label")?.textContent).toMatch(
      /on our own site.*On other sites it works only where members can sign in\.$/,
    );
    await pay();
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ returnUrl: "https://center.example/page" }));
  });

  it.each([
    ["our own site", {}, "Sign in", 1],
    ["another site", { session: null, signIn: null }, "Open it there, in a new tab", 0],
  ])("has a way in on %s for a visitor who has paid", async (_, some, way, signIns) => {
    const given = fakeSurroundings(some);
    showTool("letter-generator", given);
    const details = (await screen.findByText("I have bought it already")).closest("details");
    const inside = within(details ?? document.body);
    expect(inside.getByText(/Look for the email we sent/)).toBeTruthy();
    inside.getByText(way).click();
    expect(given.signInAsked).toHaveLength(signIns);
  });

  it("notices a purchase in another tab", async () => {
    serverWith({ unspent: [use] });
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await email();
    await waitFor(() => {
      surroundings.purchaseKeys.keep(aKey);
      screen.getByRole("button", { name: "Open it now" });
    });
  });

  it.each(["focus", "visibilitychange"])(
    "opens on %s when another tab has paid and opened it",
    async (event) => {
      const now = { access: accessWith({}) };
      fakeServer({ "GET /api/access": () => now.access });
      const surroundings = fakeSurroundings();
      surroundings.purchaseKeys.keep(aKey);
      showTool("letter-generator", surroundings);
      await email();
      now.access = accessWith({ open: [{ tool: "letter-generator", until: inAnHour() }] });
      // The page begins to listen after it has been drawn.
      await waitFor(() => {
        (event === "focus" ? window : document).dispatchEvent(new Event(event));
        screen.getByRole("heading", { name: "The tool" });
      });
    },
  );
});
