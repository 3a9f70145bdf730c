import { describe, expect, it } from "vitest";
import { type FactStatus, factStatuses } from "../FactStatus.ts";
import * as citations from "./citations/index.ts";
import { evidence } from "./evidence/index.ts";
import type { Provision } from "./Provision.ts";
import { type ProvisionId, provisions } from "./provisions/index.ts";

const all = Object.values(provisions);

/** What each field of a provision has to look like; the type makes the table whole. */
const fields = {
  id: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  citation: /\d/,
  officialAddress:
    /^https:\/\/(www\.ecfr\.gov\/current\/|uscode\.house\.gov\/view\.xhtml\?req=|sites\.ed\.gov\/idea\/|www\.supremecourt\.gov\/)\S+$/,
  status: new RegExp(`^(${factStatuses.join("|")})$`),
  asOf: /^\d{4}-\d{2}-\d{2}$/,
  topic: /^[A-Z0-9].*[^.]$/,
  rule: /^[A-Z].*\.$/,
  deadline: null,
  commonlyMisstatedAs: /^[A-Z0-9].*\.$/,
} as const satisfies Record<keyof Provision, RegExp | null>;

const mayBeNull: readonly (keyof Provision)[] = ["deadline", "commonlyMisstatedAs"];

describe("the federal provisions", () => {
  it.each(all)("$id has every field, well-formed", (provision) => {
    expect(Object.keys(provision).sort()).toEqual(Object.keys(fields).sort());
    for (const [field, pattern] of Object.entries(fields)) {
      const value = provision[field as keyof Provision];
      if (value === null) expect(mayBeNull).toContain(field);
      else if (pattern !== null) expect(value, field).toMatch(pattern);
    }
    expect(URL.canParse(provision.officialAddress)).toBe(true);
  });

  it.each(all)("$id has a deadline of whole days or years, or none", ({ deadline }) => {
    if (deadline === null) return;
    expect(Object.keys(deadline).sort()).toEqual(["from", "note", "unit", "value"]);
    expect(Number.isInteger(deadline.value) && deadline.value > 0).toBe(true);
    if (deadline.unit !== "years of age") expect(deadline.from ?? deadline.note).not.toBeNull();
  });

  it.each(all)("$id names the words it was read in", ({ id }) => {
    const { quote, source, note } = evidence[id as ProvisionId];
    expect(quote.length).toBeGreaterThan(20);
    expect(source).toMatch(/\w/);
    if (note !== null) expect(note).toMatch(/\w/);
  });

  it("are 98, each under its own id, with one citation and one piece of evidence each", () => {
    expect(all).toHaveLength(98);
    const ids = Object.keys(provisions).sort();
    expect(all.map(({ id }) => id).sort()).toEqual(ids);
    expect(Object.keys(evidence).sort()).toEqual(ids);
    expect(
      Object.values(citations)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids);
  });

  it.each(Object.entries(citations))("%s is named as its id is", (name, { id }) => {
    expect(id.replace(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase())).toBe(name);
  });

  it("have the statuses that their evidence bears, and no higher", () => {
    const withStatus = (status: FactStatus) => all.filter((one) => one.status === status).map(({ id }) => id);
    expect(withStatus("verified")).toHaveLength(95);
    expect(withStatus("secondary").sort()).toEqual([
      "bullying",
      "ocr-after-grievance",
      "parent-requested-meeting",
    ]);
    expect([...withStatus("disputed"), ...withStatus("unverified")]).toEqual([]);
  });

  it("are written in American English", () => {
    const texts = JSON.stringify(all);
    expect(texts).not.toMatch(/\b(maths|counselling|programme|behaviour|centre|pupil|neighbourhood)/i);
  });
});
