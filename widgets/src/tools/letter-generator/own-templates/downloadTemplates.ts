import { download } from "../../../documents/download.ts";
import { writeTemplates } from "./format.ts";
import type { OwnTemplate } from "./OwnTemplate.ts";

/** Downloads templates as a file generated on the device. */
export function downloadTemplates(templates: readonly OwnTemplate[]): void {
  download("my-letter-templates.json", new Blob([writeTemplates(templates)], { type: "application/json" }));
}
