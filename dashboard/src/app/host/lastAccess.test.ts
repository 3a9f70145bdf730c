import { ApiError } from "@iep-insider/sdk/client";
import type { AccessAnswer } from "@iep-insider/sdk/host";
import { expect, it, vi } from "vitest";
import { alsoUnreachable } from "./lastAccess.ts";

const open: AccessAnswer = { state: "open" };
const closed: AccessAnswer = { state: "closed", asks: true, gate: async () => null };
const network = new ApiError(0, "no answer", { code: "network" });
const refused = new ApiError(503, "busy", { code: "internal" });

function around() {
  const access = { everything: true } as never;
  return {
    memory: { answer: { of: "key @", at: 0, access } } as never,
    session: null,
    purchaseKeys: { read: () => "key" } as never,
    siteKey: () => null,
  };
}

it("keeps what the server said, and returns its answer", async () => {
  const last = { keep: vi.fn(async () => {}), openFor: vi.fn(async () => open) };
  const ask = alsoUnreachable(async () => closed, around(), last);
  expect(await ask("letter-generator")).toBe(closed);
  expect(last.keep).toHaveBeenCalledWith("key @", { everything: true });
  expect(last.openFor).not.toHaveBeenCalled();
});

it.each([
  ["opens a tool of the device without a connection", "letter-generator", network, open, open],
  ["opens nothing that was not open", "letter-generator", network, null, network],
  ["leaves a server's tool closed", "chat", network, open, network],
  ["decides nothing when the server answers", "letter-generator", refused, open, refused],
] as const)("%s", async (_, tool, error, kept, expected) => {
  const last = { keep: async () => {}, openFor: async () => kept };
  const ask = alsoUnreachable(() => Promise.reject(error), around(), last);
  expect(await Promise.resolve(ask(tool)).catch((reason: unknown) => reason)).toBe(expected);
});
