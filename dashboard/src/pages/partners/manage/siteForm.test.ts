import { siteChangeSchema } from "@iep-insider/sdk/contract/schemas";
import { describe, expect, it } from "vitest";
import { ownPartner, settingsWith } from "../../../../tests/ownPartner.ts";
import { faultsOf, withoutFault } from "../fields/faultsOf.ts";
import { changeOf, contractNames, formOf, isSame, type SiteForm } from "./siteForm.ts";
import { draftOf, siteDraftIn } from "./useSiteForm.ts";

const nextStep = { label: "Talk to an advisor", phone: "(555) 010-0199", link: null };
const settings = {
  ...settingsWith({ accent: "#0e5a5a", nextStep }),
  defaultState: "CA",
  tools: ["rights-guide"],
} as const;
const partner = ownPartner({ settings });
const form = formOf(partner);

const faultsIn = (typed: SiteForm) =>
  faultsOf(siteChangeSchema, { ...changeOf(typed), revision: partner.revision });

describe("what is typed about a site", () => {
  it("is sent unchanged when nothing was edited", () => {
    const { name, origins, allowsLocalhost, settings, revision } = partner;
    const { logo: _logo, ...brand } = settings.brand;
    const change = changeOf(form);
    expect(change).toEqual({ name, origins, allowsLocalhost, settings: { ...settings, brand } });
    expect(faultsOf(siteChangeSchema, { ...change, revision })).toEqual({});
  });

  it("has no next step when all of its fields are blank, and an incomplete one otherwise", () => {
    const none = { ...form, stepLabel: " ", stepPhone: "", stepLink: "" };
    expect(changeOf(none).settings.brand.nextStep).toBeNull();
    const half = { ...form, stepPhone: "" };
    expect(faultsIn(half)).toEqual({
      [contractNames.stepPhone]: "Please give a phone number, a link, or both.",
    });
  });

  it("offers all tools regardless of an earlier choice, and requires at least one when it offers some", () => {
    expect(changeOf({ ...form, offersAll: true }).settings.tools).toBeNull();
    expect(Object.keys(faultsIn({ ...form, tools: [] }))).toEqual([contractNames.tools]);
  });

  it("is the same when only empty lines and spaces differ", () => {
    expect(isSame(form, { ...form, origins: [...form.origins, ""], accent: "#0e5a5a " })).toBe(true);
    expect(isSame(form, { ...form, emailGate: false })).toBe(false);
  });

  it("assigns every error to a field of the screen", () => {
    const wrong = {
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
    };
    const known: readonly string[] = Object.values(contractNames);
    const faults = Object.keys(faultsIn(wrong));
    expect(faults).toHaveLength(9);
    expect(faults.filter((fault) => !known.includes(fault))).toEqual([]);
  });
});

it("clears an error once its field or a part of it is corrected", () => {
  const faults = { origins: "a", "origins.1": "b", name: "c" };
  expect(withoutFault(faults, "origins")).toEqual({ name: "c" });
});

describe("the draft of a site", () => {
  const begun = { ...draftOf(partner), form: { ...form, name: "Bay Harbor Center" } };
  const draft = { userId: 7, ...begun };

  it("is restored only for the same account, with its original revision", () => {
    const stored: unknown = JSON.parse(JSON.stringify(draft));
    expect(siteDraftIn(stored, 7)).toEqual(begun);
    expect(siteDraftIn(stored, 8)).toBeNull();
  });

  it("from a release without revisions is restored, and does not overwrite anything without asking", () => {
    const { revision: _revision, ...stored } = draft;
    expect(siteDraftIn(stored, 7)).toEqual({ ...begun, revision: "" });
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
    const stored = { ...draft, form: { ...form, tools: ["rights-guide", "horoscope"] } };
    expect(siteDraftIn(stored, 7)?.form.tools).toEqual(["rights-guide"]);
  });
});
