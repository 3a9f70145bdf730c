import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Access } from "../../../contract/index.ts";
import type { AccessSurroundings } from "../../AccessSurroundings.ts";
import { createPurchaseKeys } from "../../kept/purchaseKeys.ts";
import {
  accessWith,
  aKey,
  fakeServer,
  fakeSession,
  fakeSurroundings,
  inAnHour,
  opened,
  refusal,
} from "../../tests/fakeSurroundings.ts";
import { showTool } from "../../tests/showTool.tsx";

const checkout = "https://pay.example/cs_1";
const paying = "POST /api/create-payment";
const use = { tool: "letter-generator", kind: "quiz" } as const;
const heading = (name: string) => screen.findByRole("heading", { name });
const tool = () => heading("The tool");
const isWaiting = () => heading("Finish the payment in the other tab");
const email = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email Address" });
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => (await button(name)).click();
const isOff = async (name: string) => (await button(name)).getAttribute("aria-disabled");
const alert = async () => (await screen.findByRole("alert")).textContent;
const begun = (purchaseKey: string | null = aKey) => ({ checkoutUrl: checkout, purchaseKey });

/** A server whose responses change during a test. */
function serverWith(first: Partial<Access>, others: Record<string, object> = {}) {
  const now = { access: accessWith(first) };
  const asked = fakeServer({
    "GET /api/access": () => now.access,
    [paying]: begun(),
    "POST /api/access/redeem": opened("letter-generator"),
    ...others,
  });
  return {
    asked,
    calls: () => asked.map(({ call }) => call),
    /** The visitor returns to the page, which then asks the server. */
    tell: (access: Partial<Access>) => {
      now.access = accessWith(access);
      return comeBack(asked);
    },
  };
}

/** The page begins to listen after it has been drawn. */
function comeBack(asked: readonly unknown[]): Promise<void> {
  const before = asked.length;
  return waitFor(() => {
    window.dispatchEvent(new Event("focus"));
    expect(asked.length).toBeGreaterThan(before);
  });
}

async function pay(address = "maria@example.org"): Promise<void> {
  await userEvent.setup().type(await email(), address);
  await press("Pay $4.99");
}

describe("the offer to a visitor", () => {
  it.each([
    ["letter-generator", /\$4\.99.*24 hours.*You pay once. Nothing renews/],
    ["goal-analyzer", /It gives you one answer\./],
  ] as const)("says what one use of %s is, and how the membership renews and ends", async (id, one) => {
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

  it("pays in a tab of its own, waits, and opens by itself; the focus goes along", async () => {
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
        toolName: "Letter Generator",
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
    // Back from there, by the browser's own button:
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
  ])("says what failed in place, and closes the tab: %s", async (_, answer, words) => {
    serverWith({}, { [paying]: answer });
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await pay();
    expect(await alert()).toBe(words);
    expect(surroundings.tabs).toEqual(["closed"]);
    expect((await email()).value).toBe("maria@example.org");
    expect(await isOff("Pay $4.99")).toBe("false");
  });

  it("is busy while it begins, and begins once", async () => {
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

  it("opens what they have already, instead of selling it again", async () => {
    serverWith({ unspent: [use] }, { [paying]: () => refusal(409, "already_open", "You have it.") });
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await pay();
    await press("Open it now");
    await tool();
    expect(surroundings.tabs).toEqual(["closed"]);
  });

  it("leads to the membership with the address that was typed, and charges nothing", async () => {
    const { asked } = serverWith({});
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await userEvent.setup().type(await email(), "maria@example.org");
    await userEvent.setup().click(await screen.findByRole("radio", { name: /Pro membership/ }));
    await press("Go to Pro membership");
    expect(surroundings.subscribed).toEqual(["maria@example.org"]);
    expect(asked).toEqual([]);
  });

  it("comes with a press on a partner's page, takes the focus, and says where to lead back to", async () => {
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
  ])("has a way in on %s for whoever has paid", async (_, some, way, signIns) => {
    const given = fakeSurroundings(some);
    showTool("letter-generator", given);
    const details = (await screen.findByText("I have bought it already")).closest("details");
    const inside = within(details ?? document.body);
    expect(inside.getByText(/Look for the email we sent/)).toBeTruthy();
    inside.getByText(way).click();
    expect(given.signInAsked).toHaveLength(signIns);
  });

  it("notices what is bought in another tab", async () => {
    serverWith({ unspent: [use] });
    const surroundings = fakeSurroundings();
    showTool("letter-generator", surroundings);
    await email();
    await waitFor(() => {
      surroundings.purchaseKeys.keep(aKey);
      screen.getByRole("button", { name: "Open it now" });
    });
  });
});

it.each(["focus", "visibilitychange"])(
  "opens by itself when another tab has paid and opened it: %s",
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

describe("the offer to somebody who is signed in", () => {
  const dialog = () => screen.findByRole("dialog", { name: "Open Letter Generator" });
  const show = async (others: Record<string, object> = {}) => {
    const { asked } = serverWith({}, others);
    const surroundings = fakeSurroundings({ session: fakeSession() });
    showTool("letter-generator", surroundings);
    return { asked, surroundings, shown: await dialog() };
  };

  it("is a dialog over the tool's page, which says what the tool is and opens it again", async () => {
    const { shown } = await show();
    expect(shown.textContent).toMatch(/\$4\.99.*24 hours.*Nothing renews.*\$19\.99 a month/);
    within(shown).getByRole("button", { name: "Close" }).click();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await heading("Open Letter Generator");
    await press("See how to open it");
    await dialog();
  });

  it("pays in this window, with their own address and no key", async () => {
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

  it("leads to the membership; and is the offer to a visitor once the session ends in another tab", async () => {
    const { surroundings } = await show();
    await press("Go to Pro membership");
    expect(surroundings.subscribed).toEqual([null]);
    await waitFor(() => {
      surroundings.session?.token.drop();
      screen.getByRole("textbox", { name: "Email Address" });
    });
  });
});

describe("a use that is there", () => {
  const show = (unspent: Access["unspent"], redeem: object = opened("letter-generator")) => {
    const { calls } = serverWith({ unspent }, { "POST /api/access/redeem": redeem });
    const surroundings = fakeSurroundings();
    surroundings.purchaseKeys.keep(aKey);
    showTool("letter-generator", surroundings);
    return { calls, notified: surroundings.notified };
  };

  it.each([
    ["its day", use, /It opens the tool for 24 hours from now/],
    ["a credit, which is used up here", { ...use, tool: null }, /It is then used up on this tool/],
  ])("opens with one press, and says before what begins: %s", async (_, unspent, sentence) => {
    const { calls, notified } = show([unspent]);
    await screen.findByText(sentence);
    await press("Open it now");
    await tool();
    expect(calls()).toEqual(["GET /api/access", "POST /api/access/redeem"]);
    expect(notified[0]?.description).toMatch(/^Open until \w+day.* \d+:\d\d\s[AP]M\.$/);
  });

  it("shows the offer with a sentence when another tab was faster", async () => {
    show([use], () => refusal(402, "payment_required", "There is none left here."));
    await press("Open it now");
    expect(await alert()).toBe("There is none left here.");
    await email();
  });

  it.each([409, 500])("keeps the use in sight when opening fails with %s", async (status) => {
    show([use], () => refusal(status, "internal", "Try again."));
    await press("Open it now");
    expect(await alert()).toBe("Try again.");
    expect(await isOff("Open it now")).toBe("false");
  });
});

describe("waiting for a payment", () => {
  const begin = async (some: Partial<AccessSurroundings> = {}) => {
    const server = serverWith({ pending: ["letter-generator"] });
    const surroundings = fakeSurroundings(some);
    const shown = showTool("letter-generator", surroundings);
    await pay();
    await isWaiting();
    return { ...server, surroundings, ...shown };
  };

  it("goes on after a reload, where nothing but the key is known", async () => {
    const { tell } = serverWith({ pending: ["letter-generator"] });
    const surroundings = fakeSurroundings();
    surroundings.purchaseKeys.keep(aKey);
    showTool("letter-generator", surroundings);
    await heading("A payment is not finished yet");
    await tell({ unspent: [use] });
    await tool();
  });

  it("is left by whoever changes their mind, and does not come back by itself", async () => {
    const { surroundings, unmount } = await begin();
    await press("Choose again");
    await email();
    unmount();
    showTool("letter-generator", surroundings);
    await email();
  });

  it("is not asked of another tool of the page", async () => {
    const { surroundings } = await begin();
    showTool("504-screener", surroundings);
    await heading("Open IEP vs 504 Screener");
    await email();
  });

  it("ends with the offer and a sentence when the payment was given up", async () => {
    const { tell } = await begin();
    await tell({});
    expect(await alert()).toBe("That payment was not completed. You can try again.");
    await email();
  });

  it("goes on through a failure of the network", async () => {
    let isDown = true;
    const asked = fakeServer({
      [paying]: begun(),
      "POST /api/access/redeem": opened("letter-generator"),
      "GET /api/access": () => {
        if (isDown) throw new TypeError("Failed to fetch");
        return accessWith({ unspent: [use] });
      },
    });
    showTool("letter-generator", fakeSurroundings());
    await pay();
    await isWaiting();
    await comeBack(asked);
    isDown = false;
    await comeBack(asked);
    await tool();
  });

  it("works where storage is blocked", async () => {
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const { tell, asked } = await begin({
      purchaseKeys: createPurchaseKeys(blocked, () => new EventTarget()),
      records: null,
      emailAccess: null,
    });
    await tell({ unspent: [use] });
    await tool();
    expect(asked.at(-1)?.headers["X-Purchase-Key"]).toBe(aKey);
  });

  it("stops asking once the tool is taken away", async () => {
    const [adds, removes] = [vi.spyOn(window, "addEventListener"), vi.spyOn(window, "removeEventListener")];
    // Only asking listens to this event, and stops its timer along with it (keepAsking.test.tsx).
    const listeners = ({ mock }: typeof adds) => mock.calls.filter(([type]) => type === "pageshow");
    const { asked, unmount } = await begin();
    await comeBack(asked);
    unmount();
    const before = asked.length;
    expect(listeners(adds)).toHaveLength(1);
    await waitFor(() => expect(listeners(removes)).toEqual(expect.arrayContaining(listeners(adds))));
    expect(asked).toHaveLength(before);
    vi.restoreAllMocks();
  });
});
