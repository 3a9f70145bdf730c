import fc from "fast-check";
import { contexts, emotions, intensities } from "../content.ts";
import { type Entry, type EntryForm, withEntry } from "../logic.ts";

/** A saved check-in with what matters to a test. */
export function checkIn(part: Partial<Entry> = {}): Entry {
  return {
    id: 1,
    emotion: "calm",
    emoji: "😌",
    intensity: 3,
    context: "home",
    notes: "",
    triggers: [],
    at: new Date(2026, 10, 21, 9, 0),
    ...part,
  };
}

/** Check-ins in the order in which they were saved, an hour apart; given newest first, as the tool holds them. */
export function checkIns(...parts: readonly Partial<Entry>[]): readonly Entry[] {
  return parts
    .map((part, index) => checkIn({ id: index + 1, at: new Date(2026, 10, 21, 9 + index, 0), ...part }))
    .toReversed();
}

/** A form that can be saved. */
export const anyForm: fc.Arbitrary<EntryForm> = fc.record({
  emotion: fc.constantFrom(...emotions.map(({ id }) => id)),
  intensity: fc.constantFrom(...intensities),
  context: fc.constantFrom(...contexts.map(({ id }) => id)),
  triggers: fc
    .array(fc.constantFrom("bus", "math test", "Noise", "noise"), { maxLength: 3 })
    .map((all) => all.join(",")),
  notes: fc.constantFrom("", "Hid under the desk."),
});

/** Newest first. */
export function anyEntries(minLength = 0): fc.Arbitrary<readonly Entry[]> {
  return fc
    .array(anyForm, { minLength, maxLength: 30 })
    .map((forms) =>
      forms.reduce<readonly Entry[]>(
        (entries, form, index) => withEntry(entries, form, new Date(2026, 10, 1 + index, 12, 0)),
        [],
      ),
    );
}
