import { siteErrorCodes } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { faultsOf } from "./faultsOf.ts";
import type { RefusalCode } from "./Refusal.ts";

const key = "site_abcDEF123456";
const origin = "https://www.bayharbor.example";
const server = "https://iep.example";
const refused = (code: RefusalCode) =>
  faultsOf({ given: new Map(), server, refusal: { key, code } }, origin).join("\n");

const goesOn = "works as without a key";

it.each<[RefusalCode, ...(readonly string[])]>([
  ["unknown_site", key, goesOn, "Copy yours from https://iep.example/partners/manage"],
  ["site_key_ended", key, goesOn, "Copy yours from https://iep.example/partners/manage"],
  ["site_off", key, goesOn, "See the status at https://iep.example/partners/manage"],
  ["wrong_origin", key, goesOn, `is not valid on ${origin}`],
  ["wrong_origin", `Add it to your origins at https://iep.example/partners/manage`],
  ["missing_origin", key, goesOn, "sandboxed iframe without allow-same-origin"],
  ["frame_token", key, goesOn, "Reload the page"],
  ["tool_not_offered", "Enable it at https://iep.example/partners/manage"],
])("of %s: what is wrong and what to do", (code, ...parts) => {
  for (const part of parts) expect(refused(code)).toContain(part);
});

it("say for every refused key that the tool works without it, and for no other problem", () => {
  for (const code of siteErrorCodes) expect(refused(code), code).toContain(goesOn);
  expect(refused("tool_not_offered")).not.toContain(goesOn);
});

it("report every problem, each in its own sentence", () => {
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
