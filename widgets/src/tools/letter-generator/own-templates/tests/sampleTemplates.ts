import type { OwnTemplates } from "@iep-insider/sdk/host";
import { createFakeDevice, type FakeDevice } from "../../../../../tests/fakeDevice.ts";
import { leastForm } from "../../tests/sampleForms.ts";
import { writeTemplates } from "../format.ts";
import { templateFrom } from "../makeTemplate.ts";
import type { OwnTemplate } from "../OwnTemplate.ts";

/** Three letters that a parent may have kept, the newest first. */
export const threeTemplates: readonly OwnTemplate[] = [
  templateFrom(leastForm("follow_up"), ["own", "school"], "After each meeting", "2026-11-20"),
  templateFrom(leastForm("specific_services"), ["own", "school"], "Speech, twice a week", "2026-10-02"),
  templateFrom(leastForm("iee_request"), ["own"], "Ask for an outside evaluation", "2026-03-14"),
];

export const threeKept = writeTemplates(threeTemplates);

/** Own templates in memory. */
export function createFakeTemplates(
  text: string | null = null,
  isOn = true,
): OwnTemplates & { readonly storage: FakeDevice } {
  return { isOn, storage: createFakeDevice(text) };
}
