import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import type { Access } from "../../contract/index.ts";
import { accessWith, aKey, fakeServer, opened } from "./fakeSurroundings.ts";

// A visitor at the payment gate: what they see and press, and a server that answers.

/** The payment page. */
export const checkout = "https://pay.example/cs_1";
export const paying = "POST /api/create-payment";
export const use = { tool: "letter-generator", kind: "quiz" } as const;
export const heading = (name: string) => screen.findByRole("heading", { name });
export const tool = () => heading("The tool");
export const isWaiting = () => heading("Finish the payment in the other tab");
export const email = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email Address" });
export const button = (name: string) => screen.findByRole("button", { name });
export const press = async (name: string) => (await button(name)).click();
/** Whether a button is disabled: "true" or "false". */
export const isOff = async (name: string) => (await button(name)).getAttribute("aria-disabled");
export const alert = async () => (await screen.findByRole("alert")).textContent;
/** The server's answer when a payment begins. */
export const begun = (purchaseKey: string | null = aKey) => ({ checkoutUrl: checkout, purchaseKey });

/** A server whose answer about access changes during a test. */
export function serverWith(first: Partial<Access>, others: Record<string, object> = {}) {
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

/** Returns to the page. The page starts to listen only after its first render, so this repeats until it asks. */
export function comeBack(asked: readonly unknown[]): Promise<void> {
  const before = asked.length;
  return waitFor(() => {
    window.dispatchEvent(new Event("focus"));
    expect(asked.length).toBeGreaterThan(before);
  });
}

/** Types an address and pays. */
export async function pay(address = "maria@example.org"): Promise<void> {
  await userEvent.setup().type(await email(), address);
  await press("Pay $4.99");
}
