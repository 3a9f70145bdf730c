import type { OwnPartner } from "@iep-insider/sdk/contract";
import { siteChangeSchema } from "@iep-insider/sdk/contract/schemas";
import { describe, expect, it } from "vitest";
import { faultsOf, withoutFault } from "../fields/faultsOf.ts";
import { siteDraftIn } from "./siteDraft.ts";
import { changeOf, contractNames, formOf, isSame } from "./siteForm.ts";

const partner: OwnPartner = {
  name: "Bay Harbor Parent Center",
  website: "https://bayharbor.example",
  about: "We help families.",
  status: "approved",
  active: true,
  origins: ["https://bayharbor.example"],
  allowsLocalhost: false,
  settings: {
    brand: {
      name: "Bay Harbor",
      logo: null,
      accent: "#0e5a5a",
      nextStep: { label: "Talk to an advisor", phone: "(555) 010-0199", link: null },
    },
    defaultState: "CA",
    tools: ["rights"],
    emailGate: true,
  },
  keys: [],
  sponsored: null,
};
const form = formOf(partner);

describe("what is typed about a site", () => {
  it("is sent as it came, when nothing was changed", () => {
    const { name, origins, allowsLocalhost, settings } = partner;
    const { logo: _logo, ...brand } = settings.brand;
    const change = changeOf(form);
    expect(change).toEqual({ name, origins, allowsLocalhost, settings: { ...settings, brand } });
    expect(faultsOf(siteChangeSchema, change)).toEqual({});
  });

  it("has no next step when none of its fields is filled in, and half of one otherwise", () => {
    const none = { ...form, stepLabel: " ", stepPhone: "", stepLink: "" };
    expect(changeOf(none).settings.brand.nextStep).toBeNull();
    const half = { ...form, stepPhone: "" };
    expect(faultsOf(siteChangeSchema, changeOf(half))).toEqual({
      [contractNames.stepPhone]: "Please give a phone number, a link, or both.",
    });
  });

  it("offers all tools whichever were chosen before, and is asked for one where it offers some", () => {
    expect(changeOf({ ...form, offersAll: true }).settings.tools).toBeNull();
    const faults = faultsOf(siteChangeSchema, changeOf({ ...form, tools: [] }));
    expect(Object.keys(faults)).toEqual([contractNames.tools]);
  });

  it("is the same when only empty lines and spaces differ", () => {
    expect(isSame(form, { ...form, origins: [...form.origins, ""], accent: "#0e5a5a " })).toBe(true);
    expect(isSame(form, { ...form, emailGate: false })).toBe(false);
  });

  it("names every fault by a field that the screen has", () => {
    const wrong = changeOf({
      ...form,
      name: "",
      origins: [],
      brandName: "",
      accent: "teal",
      stepLabel: "",
      stepPhone: "call us",
      stepLink: "bayharbor",
      defaultState: "ZZ",
      tools: [],
    });
    const known: readonly string[] = Object.values(contractNames);
    const faults = Object.keys(faultsOf(siteChangeSchema, wrong));
    expect(faults).toHaveLength(9);
    expect(faults.filter((fault) => !known.includes(fault))).toEqual([]);
  });
});

it("takes a fault away once its field or a part of it is mended", () => {
  const faults = { origins: "a", "origins.1": "b", name: "c" };
  expect(withoutFault(faults, "origins")).toEqual({ name: "c" });
});

describe("the draft of a site", () => {
  const draft = { userId: 7, base: form, form: { ...form, name: "Bay Harbor Center" } };

  it("comes back from storage for the same account alone", () => {
    const stored: unknown = JSON.parse(JSON.stringify(draft));
    expect(siteDraftIn(stored, 7)).toEqual({ base: draft.base, form: draft.form });
    expect(siteDraftIn(stored, 8)).toBeNull();
  });

  it.each([
    ["nothing", null],
    ["another shape", { userId: 7, base: form }],
    ["a field of another kind", { ...draft, form: { ...form, emailGate: "yes" } }],
    ["no lines", { ...draft, form: { ...form, origins: [1] } }],
  ])("is none when the storage holds %s", (_, stored) => {
    expect(siteDraftIn(stored, 7)).toBeNull();
  });

  it("forgets tools that we do not have any more", () => {
    const stored = { ...draft, form: { ...form, tools: ["rights", "horoscope"] } };
    expect(siteDraftIn(stored, 7)?.form.tools).toEqual(["rights"]);
  });
});
