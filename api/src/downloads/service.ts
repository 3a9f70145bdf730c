import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language, TemplateByMail, TemplateFile } from "@iep-insider/sdk/contract";
import { emailKeyOf } from "../accounts/emailKey.ts";
import { HttpError } from "../http/errors.ts";
import { queueMail } from "../mail/queueMail.ts";
import { usefulFor } from "../mail/retry.ts";
import type { LetterTemplate } from "../mail/templates/letterTemplate.ts";
import type { Services } from "../services.ts";

/**
 * Queues a mail with a letter template in full, and records the download.
 * @throws {TemplatesNotBuilt}
 */
export async function mailTemplate(
  services: Services,
  { email, resourceName }: TemplateByMail,
  language: Language,
): Promise<void> {
  const { database, clock, environment } = services;
  const text = await textOf(environment.dashboardFolder, resourceName);
  const downloadedAt = clock();
  const template: LetterTemplate = {
    title: titleOf(resourceName),
    text,
    filePage: `${environment.publicOrigin}/templates/${resourceName}`,
    resourcesPage: `${environment.publicOrigin}/resources`,
    usefulUntil: new Date(downloadedAt.getTime() + usefulFor),
  };
  await database.transaction(async (transaction) => {
    const download = { email, emailKey: emailKeyOf(email), resourceName, downloadedAt };
    await database.resourceDownloads.create(download, { transaction });
    await queueMail(services, transaction, { email, userId: null, language }, (mails) =>
      mails.letterTemplate(template),
    );
  });
}

/** The file that the dashboard's build wrote: mail and page have the same letter. Its name is one of a fixed list. */
async function textOf(dashboardFolder: string, file: TemplateFile): Promise<string> {
  const text = await readFile(join(dashboardFolder, "templates", file), "utf8").catch((error: unknown) => {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw isMissing ? new TemplatesNotBuilt() : error;
  });
  return text.replace(/^\uFEFF/, "").trim();
}

/** `IEP-Meeting-Request-Letter.txt` → "IEP Meeting Request Letter". */
function titleOf(file: TemplateFile): string {
  return file.replace(/\.txt$/, "").replaceAll("-", " ");
}

/** The letter templates are part of the pages, which are not built here. */
class TemplatesNotBuilt extends HttpError.of(
  503,
  "not_ready",
  "The letter templates are not available right now. Nothing was sent or stored. Please try again later.",
) {}
