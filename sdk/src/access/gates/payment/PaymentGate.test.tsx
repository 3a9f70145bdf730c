import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Access } from "../../../contract/index.ts";
import type { AccessSurroundings } from "../../AccessSurroundings.ts";
import {
  accessWith,
  aKey,
  fakeServer,
  fakeSession,
  fakeSurroundings,
  opened,
  refusal,
} from "../../tests/fakeSurroundings.ts";
import { showTool } from "../../tests/showTool.tsx";

const checkout = "https://pay.example/cs_1";
const use = { tool: "letters", kind: "quiz" } as const;
const tool = () => screen.findByRole("heading", { name: "The tool" });
const email = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email Address" });
const button = (name: string) => screen.findByRole("button", { name });
const begun = (purchaseKey: string | null = aKey) => ({ checkoutUrl: checkout, purchaseKey });

/** A server whose answers change while a test goes on. */
function serverWith(first: Partial<Access>, others: Record<string, object> = {}) {
  const now = { access: accessWith(first) };
  const asked = fakeServer({
    "GET /api/access": () => now.access,
    "POST /api/create-payment": begun(),
    "POST /api/access/redeem": opened("letters"),
    ...others,
  });
  return {
    asked,
    calls: () => asked.map(({ call }) => call),
    tell: (access: Partial<Access>) => {
      now.access = accessWith(access);
      // Somebody comes back to the page.
      window.dispatchEvent(new Event("focus"));
    },
  };
}

async function pay(address = "maria@example.org"): Promise<void> {
  await userEvent.setup().type(await email(), address);
  (await button("Pay $4.99")).click();
}

describe("the offer to a visitor", () => {
  it("says what one use is, that nothing renews, and how the membership ends", async () => {
    showTool("letters", fakeSurroundings());
    await screen.findByRole("heading", { name: "Open Letter Generator" });
    const [single, pro] = screen.getAllByRole("radio");
    expect(single?.closest("label")?.textContent).toMatch(/\$4\.99.*24 hours.*You pay once. Nothing renews/);
    expect(pro?.closest("label")?.textContent).toMatch(
      /\$19\.99 a month.*renews each month.*cancel at any time/,
    );
  });

  it("says of an AI tool that a use is one answer", async () => {
    showTool("goals", fakeSurroundings());
    expect((await screen.findByRole("radio", { name: /One use/ })).closest("label")?.textContent).toContain(
      "It gives you one answer.",
    );
  });

  it.each([
    ["", "Please enter your email address first"],
    ["   ", "Please enter your email address first"],
    ["maria", "Please enter a valid email address."],
  ])("asks for an address first: %j", async (typed, alert) => {
    const { asked } = serverWith({});
    const surroundings = fakeSurroundings();
    showTool("letters", surroundings);
    const pressed = await button("Pay $4.99");
    expect(pressed.getAttribute("aria-disabled")).toBe("true");
    if (typed) await userEvent.setup().type(await email(), typed);
    pressed.click();
    expect((await screen.findByRole("alert")).textContent).toBe(alert);
    expect(document.activeElement).toBe(await email());
    expect(asked).toEqual([]);
    expect(surroundings.tabs).toEqual([]);
  });

  it("pays in a tab of its own, waits, and opens by itself", async () => {
    const { asked, calls, tell } = serverWith({ pending: ["letters"] });
    const surroundings = fakeSurroundings();
    showTool("letters", surroundings);
    await pay(" maria@example.org");
    await screen.findByRole("heading", { name: "Finish the payment in the other tab" });
    expect(asked[0]).toMatchObject({
      call: "POST /api/create-payment",
      body: {
        email: "maria@example.org",
        paymentType: "quiz",
        toolUsed: "letters",
        toolName: "Letter Generator",
      },
    });
    expect(surroundings.tabs).toEqual([checkout]);
    expect(surroundings.ledTo).toEqual([]);
    expect(surroundings.purchaseKeys.read()).toBe(aKey);
    const again = await screen.findByRole("link", { name: "Open the payment page again" });
    expect([again.getAttribute("href"), again.getAttribute("rel")]).toEqual([checkout, "noopener"]);
    tell({ unspent: [use] });
    await tool();
    expect(calls().at(-1)).toBe("POST /api/access/redeem");
    expect(asked.at(-1)?.headers["X-Purchase-Key"]).toBe(aKey);
  });

  it("pays in the same window where a new tab is blocked", async () => {
    serverWith({ pending: ["letters"] });
    const surroundings = fakeSurroundings({ openTab: () => null });
    showTool("letters", surroundings);
    await pay();
    await expect.poll(() => surroundings.ledTo).toEqual([checkout]);
    // Back from there, by the browser's own button:
    await screen.findByRole("heading", { name: "Your payment is not finished" });
  });

  it.each([
    [
      "no address of the payment page",
      { purchaseKey: aKey },
      "Failed to create payment session. Please try again.",
    ],
    [
      "a refusal",
      () => refusal(503, "provider_unavailable", "The payment service does not answer."),
      "Payment initialization failed: The payment service does not answer.",
    ],
  ])("says what failed in place, and closes the tab: %s", async (_, answer, alert) => {
    serverWith({}, { "POST /api/create-payment": answer });
    const surroundings = fakeSurroundings();
    showTool("letters", surroundings);
    await pay();
    expect((await screen.findByRole("alert")).textContent).toBe(alert);
    expect(surroundings.tabs).toEqual(["closed"]);
    expect((await email()).value).toBe("maria@example.org");
    expect((await button("Pay $4.99")).getAttribute("aria-disabled")).toBe("false");
  });

  it("is busy while it begins, and begins once", async () => {
    const answer = Promise.withResolvers<object>();
    const { calls } = serverWith(
      { pending: ["letters"] },
      { "POST /api/create-payment": () => answer.promise },
    );
    showTool("letters", fakeSurroundings());
    await pay();
    const busy = await button("Processing...");
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    busy.click();
    expect(calls()).toEqual(["POST /api/create-payment"]);
    answer.resolve(begun());
    await screen.findByRole("heading", { name: "Finish the payment in the other tab" });
  });

  it("opens what they have already, instead of selling it again", async () => {
    serverWith(
      { unspent: [use] },
      { "POST /api/create-payment": () => refusal(409, "already_open", "You have it.") },
    );
    const surroundings = fakeSurroundings();
    showTool("letters", surroundings);
    await pay();
    (await button("Open it now")).click();
    await tool();
    expect(surroundings.tabs).toEqual(["closed"]);
  });

  it("leads to the membership with the address that was typed, and charges nothing", async () => {
    const { asked } = serverWith({});
    const surroundings = fakeSurroundings();
    showTool("letters", surroundings);
    const user = userEvent.setup();
    await user.type(await email(), "maria@example.org");
    await user.click(await screen.findByRole("radio", { name: /Pro membership/ }));
    (await button("Go to Pro membership")).click();
    expect(surroundings.subscribed).toEqual(["maria@example.org"]);
    expect(asked).toEqual([]);
  });

  it("comes with a press on a partner's page, where no more space is reserved; the focus goes on to it", async () => {
    showTool("letters", fakeSurroundings({ session: null }));
    const door = await button("See how to open it");
    expect(screen.getByText(/one use for \$4\.99.*\$19\.99 a month/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    door.click();
    await email();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("radio", { name: /One use/ }));
  });

  it("tells a registered partner's page where to lead back to", async () => {
    const { asked } = serverWith({ pending: ["letters"] });
    showTool("letters", fakeSurroundings({ session: null, returnUrl: () => "https://center.example/page" }));
    (await button("See how to open it")).click();
    await pay();
    await expect.poll(() => asked[0]?.body).toMatchObject({ returnUrl: "https://center.example/page" });
  });

  it.each([
    ["on our own site: the email, and signing in", () => fakeSurroundings(), "Sign in"],
    [
      "on another site: the email, and our own site",
      () => fakeSurroundings({ session: null, signIn: null }),
      "Open it there, in a new tab",
    ],
  ])("has a way in for whoever has paid, %s", async (_, surroundings, way) => {
    const given = surroundings();
    showTool("letters", given);
    const door = await screen.findByText("I have bought it already");
    const inside = within(door.closest("details") ?? document.body);
    expect(inside.getByText(/Look for the email we sent/)).toBeTruthy();
    inside.getByText(way).click();
    expect(given.signInAsked).toHaveLength(given.signIn ? 1 : 0);
  });

  it("notices what is bought in another tab", async () => {
    serverWith({ unspent: [use] });
    const surroundings = fakeSurroundings();
    showTool("letters", surroundings);
    await email();
    await new Promise((resolve) => setTimeout(resolve, 50));
    surroundings.purchaseKeys.keep(aKey);
    await button("Open it now");
  });
});

describe("the offer to somebody who is signed in", () => {
  const signedIn = () => fakeSurroundings({ session: fakeSession() });
  const dialog = () => screen.findByRole("dialog", { name: "Open Letter Generator" });

  it("is a dialog over the tool's page, which says what the tool is and opens it again", async () => {
    serverWith({});
    showTool("letters", signedIn());
    const shown = await dialog();
    expect(shown.textContent).toMatch(/\$4\.99.*24 hours.*Nothing renews.*\$19\.99 a month/);
    within(shown).getByRole("button", { name: "Close" }).click();
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { name: "Open Letter Generator" })).toBeTruthy();
    (await button("See how to open it")).click();
    await dialog();
  });

  it("pays in this window, with their own address and no key", async () => {
    const { asked } = serverWith({}, { "POST /api/create-payment": begun(null) });
    const surroundings = signedIn();
    showTool("letters", surroundings);
    await dialog();
    (await button("Pay $4.99")).click();
    await expect.poll(() => surroundings.ledTo).toEqual([checkout]);
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
    serverWith({}, { "POST /api/create-payment": answer });
    showTool("letters", signedIn());
    await dialog();
    (await button("Pay $4.99")).click();
    expect((await screen.findByRole("alert")).textContent).toBe("Payment failed. Please try again.");
  });

  it("leads to the membership", async () => {
    serverWith({});
    const surroundings = signedIn();
    showTool("letters", surroundings);
    await dialog();
    (await button("Go to Pro membership")).click();
    expect(surroundings.subscribed).toEqual([null]);
  });

  it("turns into the offer to a visitor when the session ends in another tab", async () => {
    serverWith({});
    const surroundings = signedIn();
    showTool("letters", surroundings);
    await dialog();
    await new Promise((resolve) => setTimeout(resolve, 50));
    surroundings.session?.token.drop();
    await email();
  });
});

describe("a use that is there", () => {
  const withKey = (some: Partial<AccessSurroundings> = {}) => {
    const surroundings = fakeSurroundings(some);
    surroundings.purchaseKeys.keep(aKey);
    return surroundings;
  };

  it("opens with one press", async () => {
    const { calls } = serverWith({ unspent: [use] });
    showTool("letters", withKey());
    expect(await screen.findByText(/It opens the tool for 24 hours from now/)).toBeTruthy();
    (await button("Open it now")).click();
    await tool();
    expect(calls()).toEqual(["GET /api/access", "POST /api/access/redeem"]);
  });

  it("says of a credit that it is used up here", async () => {
    serverWith({ unspent: [{ tool: null, kind: "quiz" }] });
    showTool("letters", withKey());
    expect(await screen.findByText(/It is then used up on this tool/)).toBeTruthy();
  });

  it("shows the offer with a sentence when another tab was faster", async () => {
    serverWith(
      { unspent: [use] },
      { "POST /api/access/redeem": () => refusal(402, "payment_required", "There is none left here.") },
    );
    showTool("letters", withKey());
    (await button("Open it now")).click();
    expect((await screen.findByRole("alert")).textContent).toBe("There is none left here.");
    await email();
  });

  it.each([409, 500])("keeps the use in sight when opening fails with %s", async (status) => {
    serverWith(
      { unspent: [use] },
      { "POST /api/access/redeem": () => refusal(status, "internal", "Try again.") },
    );
    showTool("letters", withKey());
    (await button("Open it now")).click();
    expect((await screen.findByRole("alert")).textContent).toBe("Try again.");
    expect((await button("Open it now")).getAttribute("aria-disabled")).toBe("false");
  });
});

describe("waiting for a payment", () => {
  const begin = async (some: Partial<AccessSurroundings> = {}) => {
    const server = serverWith({ pending: ["letters"] });
    const surroundings = fakeSurroundings(some);
    const shown = showTool("letters", surroundings);
    await pay();
    await screen.findByRole("heading", { name: "Finish the payment in the other tab" });
    return { ...server, surroundings, ...shown };
  };

  it("goes on after a reload, where nothing but the key is known", async () => {
    const { tell } = serverWith({ pending: ["letters"] });
    const surroundings = fakeSurroundings();
    surroundings.purchaseKeys.keep(aKey);
    showTool("letters", surroundings);
    await screen.findByRole("heading", { name: "A payment is not finished yet" });
    await new Promise((resolve) => setTimeout(resolve, 50));
    tell({ unspent: [use] });
    await tool();
  });

  it("is left by whoever changes their mind, and does not come back by itself", async () => {
    const { surroundings, unmount } = await begin();
    (await button("I changed my mind")).click();
    await email();
    unmount();
    showTool("letters", surroundings);
    await email();
  });

  it("is not asked of another tool of the page", async () => {
    const { surroundings } = await begin();
    showTool("screener", surroundings);
    await screen.findByRole("heading", { name: "Open IEP vs 504 Screener" });
    await email();
  });

  it("ends with the offer and a sentence when the payment was given up", async () => {
    const { tell } = await begin();
    tell({});
    expect((await screen.findByRole("alert")).textContent).toBe(
      "That payment was not completed. You can try again.",
    );
    await email();
  });

  it("goes on through a failure of the network", async () => {
    let isDown = true;
    const server = fakeServer({
      "POST /api/create-payment": begun(),
      "POST /api/access/redeem": opened("letters"),
      "GET /api/access": () => {
        if (isDown) throw new TypeError("Failed to fetch");
        return accessWith({ unspent: [use] });
      },
    });
    showTool("letters", fakeSurroundings());
    await pay();
    await screen.findByRole("heading", { name: "Finish the payment in the other tab" });
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.dispatchEvent(new Event("focus"));
    await expect.poll(() => server.filter(({ call }) => call === "GET /api/access").length).toBe(1);
    isDown = false;
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.dispatchEvent(new Event("focus"));
    await tool();
  });

  it("works where storage is blocked", async () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const { createPurchaseKeys } = await import("../../kept/purchaseKeys.ts");
    const { tell, asked } = await begin({
      purchaseKeys: createPurchaseKeys(blocked, () => new EventTarget()),
      records: null,
      emailAccess: null,
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    tell({ unspent: [use] });
    await tool();
    expect(asked.at(-1)?.headers["X-Purchase-Key"]).toBe(aKey);
  });

  it("stops asking once the tool is taken away", async () => {
    const { calls, unmount } = await begin();
    unmount();
    const before = calls().length;
    window.dispatchEvent(new Event("focus"));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(calls()).toHaveLength(before);
  });

  it("takes the focus to each new screen, and to the tool", async () => {
    const { tell } = serverWith({ pending: ["letters"] });
    showTool("letters", fakeSurroundings());
    const user = userEvent.setup();
    await user.type(await email(), "maria@example.org{Enter}");
    const heading = await screen.findByRole("heading", { name: "Finish the payment in the other tab" });
    await expect.poll(() => document.activeElement).toBe(heading);
    tell({ unspent: [use] });
    const arrived = await tool();
    await expect.poll(() => document.activeElement).toBe(arrived);
  });
});
