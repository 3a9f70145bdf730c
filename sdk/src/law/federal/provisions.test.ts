import { describe, expect, it } from "vitest";
import { evidence } from "./evidence.ts";
import { type ProvisionId, provisions } from "./provisions.ts";

describe("the federal provisions", () => {
  it.each(Object.values(provisions))(
    "$id is whole: rule, citation, address, day, and what it was read in",
    (provision) => {
      expect(provision.rule).toMatch(/\.$/);
      expect(provision.citation).toMatch(/^(\d+ U\.S\.C\. \d+|\d+ CFR \d+\.\d+)/);
      expect(provision.officialAddress).toMatch(/^https:\/\/www\.ecfr\.gov\/current\//);
      expect(provision.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const { quote, source } = evidence[provision.id as ProvisionId];
      expect(quote.length).toBeGreaterThan(20);
      expect(source).not.toBe("");
    },
  );

  it("has an id once", () => {
    const ids = Object.values(provisions).map((provision) => provision.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(evidence).sort()).toEqual([...ids].sort());
  });
});
