import { siteErrorCodes } from "@iep-insider/sdk/contract";
import { describe, expect, it } from "vitest";
import { faultsOf } from "./faultsOf.ts";
import type { RefusalCode } from "./Refusal.ts";

const key = "site_abcDEF123456";
const origin = "https://www.bayharbor.example";
const server = "https://iep.example";
const refused = (code: RefusalCode) =>
  faultsOf({ given: new Map(), server, refusal: { key, code } }, origin).join("\n");

/** What each refusal has to say: what is wrong, and what to do. */
const said: Readonly<Record<RefusalCode, readonly string[]>> = {
  unknown_site: [key, "Copy yours from https://iep.example/partners/manage"],
  site_key_ended: [key, "Copy the current one from https://iep.example/partners/manage"],
  site_off: [key, "https://iep.example/partners/manage says how it stands"],
  wrong_origin: [
    key,
    `does not count on ${origin}`,
    `Add ${origin} to your origins at https://iep.example/partners/manage`,
  ],
  missing_origin: [key, "sandboxed frame without allow-same-origin"],
  frame_token: [key, "Reload the page"],
  tool_not_offered: ["Choose it at https://iep.example/partners/manage"],
};

describe("what the owner of a site is told", () => {
  it.each(Object.entries(said))("of %s: what is wrong and what to do", (code, parts) => {
    for (const part of parts) expect(refused(code as RefusalCode)).toContain(part);
  });

  it.each(siteErrorCodes)("of %s: that the tool goes on without a key", (code) =>
    expect(refused(code)).toContain("goes on as without a key"),
  );

  it("of a tool that is left out: not so, since its key is good", () =>
    expect(refused("tool_not_offered")).not.toContain("goes on as without a key"));

  it("of everything at once, each in a sentence of its own", () => {
    const given = new Map([
      ["theme", "purple"],
      ["siteKey", key],
    ]);
    const faults = faultsOf({ given, server: null, refusal: null }, origin);
    expect(faults).toHaveLength(3);
    expect(faults[2]).toContain('Add api-base="https://…"');
  });

  it("of nothing, where nothing is wrong", () =>
    expect(faultsOf({ given: new Map([["theme", "dark"]]), server, refusal: null }, origin)).toEqual([]));
});
