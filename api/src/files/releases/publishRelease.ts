import { createHash, randomUUID } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "../../services.ts";
import { readReleases } from "./listReleases.ts";
import type { Build } from "./readBuild.ts";
import { type Release, type ReleaseState, readReleaseState, recordName } from "./release.ts";

/** How many demo builds are kept. Builds without a version number are not meant to be relied on. */
const demoReleases = 5;

/**
 * Publishes the build under its exact version, where it stays for good. A published version is never changed, even if
 * the build has: the log and the operator's health page then say so, and the old one is served. Never throws: a
 * read-only folder must not keep the server from starting.
 */
export async function publishRelease(
  services: Pick<Services, "environment" | "logger" | "clock">,
): Promise<ReleaseState> {
  const { environment, logger } = services;
  try {
    const { state, version, build } = await readReleaseState(environment);
    if (state !== "absent" || version === null || build === null) {
      if (state === "changed") logger.error({ version }, sentences.changed);
      return state;
    }
    await write(services, version, build);
    if (environment.mode === "demo") await removeOldest(environment.embedReleases);
    const now = await readReleaseState(environment);
    if (now.state === "published") logger.info({ version }, "published the elements under their version");
    return now.state;
  } catch (error) {
    logger.error({ err: error }, sentences.notWritten);
    return "absent";
  }
}

const sentences = {
  changed:
    "the elements that are built differ from those that were published under the same version, which stay: raise the version of widgets",
  notWritten: "the elements could not be published under their version: look at EMBED_RELEASES",
} as const;

/**
 * Written to a temporary folder and then renamed, so that it is never visible half written; of two concurrent processes
 * one wins.
 */
async function write(
  { environment, clock }: Pick<Services, "environment" | "clock">,
  version: string,
  build: Build,
): Promise<void> {
  const { embedFolder, embedReleases } = environment;
  const temporary = join(embedReleases, `.new-${randomUUID()}`);
  try {
    await mkdir(embedReleases, { recursive: true });
    await cp(embedFolder, temporary, { recursive: true });
    // The build changed in the meantime: it is published the next time.
    if (!(await holds(temporary, build))) return;
    const { hash, files } = build;
    const release: Release = { version, publishedAt: clock().toISOString(), hash, files };
    await writeFile(join(temporary, recordName), JSON.stringify(release));
    await rename(temporary, join(embedReleases, version)).catch(async (error: unknown) => {
      if ((await readReleaseState(environment)).state === "absent") throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Whether a folder has every script of a build as its manifest names it. */
async function holds(folder: string, { files }: Build): Promise<boolean> {
  for (const [name, { integrity }] of Object.entries(files)) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes === null) return false;
    if (`sha384-${createHash("sha384").update(bytes).digest("base64")}` !== integrity) return false;
  }
  return true;
}

async function removeOldest(folder: string): Promise<void> {
  const builds = (await readReleases(folder)).filter(({ version }) => version.includes("-dev."));
  for (const { version } of builds.slice(demoReleases))
    await rm(join(folder, version), { recursive: true, force: true });
}
