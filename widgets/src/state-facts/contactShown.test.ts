import { loadStates, type StateCode, stateNames } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { agencyShown, centerShown } from "./contactShown.ts";

const states = await loadStates();

const codes = Object.keys(stateNames) as StateCode[];

it("shows whole contacts for every state: a name, a number to press, how sure, and of which day", () => {
  for (const code of codes) {
    for (const contact of [agencyShown, centerShown].map((shown) => shown(states[code], "2026-11-21"))) {
      expect(contact.name).toMatch(/^[A-Z]/);
      expect(contact.phone.number).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/);
      expect(contact.status).toMatch(/As of November 21, 2026\.$/);
      expect(JSON.stringify(contact)).not.toMatch(/undefined|NaN/);
    }
    expect(centerShown(states[code], "2026-11-21").website).toMatch(/^https:/);
  }
});

it("says after a year that contacts are old, and marks what was not read", () => {
  for (const code of codes) {
    expect(agencyShown(states[code], "2027-11-22").status).toContain("more than a year ago");
    const { phone } = agencyShown(states[code], "2026-11-21");
    expect(phone.doubt === null).toBe(states[code].agency.status === "verified");
  }
});
