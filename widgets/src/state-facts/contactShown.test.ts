import { loadStates, type StateCode, stateNames } from "@iep-insider/sdk/law";
import { describe, expect, it } from "vitest";
import { agencyShown, centerShown } from "./contactShown.ts";

const states = await loadStates();

describe.each(Object.keys(stateNames) as StateCode[])("the contacts of %s", (code) => {
  it("are whole: a name, a number to press, how sure, and of which day", () => {
    for (const contact of [agencyShown, centerShown].map((shown) => shown(states[code], "2026-11-21"))) {
      expect(contact.name).toMatch(/^[A-Z]/);
      expect(contact.phone.number).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(contact.status).toMatch(/As of November 21, 2026\.$/);
      expect(JSON.stringify(contact)).not.toMatch(/undefined|NaN/);
    }
    expect(centerShown(states[code], "2026-11-21").website).toMatch(/^https:/);
  });

  it("say that they are old a year later, and doubt what was not read", () => {
    expect(agencyShown(states[code], "2027-11-22").status).toContain("more than a year ago");
    const { phone } = agencyShown(states[code], "2026-11-21");
    expect(phone.doubt === null).toBe(states[code].agency.status === "verified");
  });
});
