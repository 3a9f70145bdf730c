import { download } from "../../../documents/download.ts";
import { writeTemplates } from "./format.ts";
import type { OwnTemplate } from "./OwnTemplate.ts";

/** Gives the parent templates as a file, made on the device. */
export function downloadTemplates(templates: readonly OwnTemplate[]): void {
  download("my-letter-templates.json", new Blob([writeTemplates(templates)], { type: "application/json" }));
}
