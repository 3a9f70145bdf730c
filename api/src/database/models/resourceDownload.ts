import type { TemplateFile } from "@iep-insider/sdk/contract";
import { date, id, type RowOf, table, text } from "./table.ts";

/** A letter template that was asked for by mail. A plain download records nothing. */
export interface ResourceDownload extends RowOf<typeof resourceDownloads> {}

export const resourceDownloads = table("ResourceDownload", "resource_downloads", {
  id: id(),
  email: text(254),
  emailKey: text(254),
  resourceName: text<TemplateFile>(120),
  downloadedAt: date(),
}).with({
  indexes: { resource_downloads_age: ["downloadedAt"], resource_downloads_address: ["emailKey"] },
});
