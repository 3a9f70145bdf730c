import { readdir } from "node:fs/promises";
import type { EmbedVersions } from "@iep-insider/sdk/contract";
import type { Environment } from "../../environment.ts";
import { type Release, readRelease, readReleaseState, versionPattern } from "./release.ts";

/** All published versions, with the hashes of the files that a page may reference. */
export async function listReleases(
  environment: Pick<Environment, "embedFolder" | "embedReleases" | "mode">,
): Promise<EmbedVersions> {
  const [{ state, version }, releases] = await Promise.all([
    readReleaseState(environment),
    readReleases(environment.embedReleases),
  ]);
  return {
    current: state === "published" ? version : null,
    versions: releases.map(({ version, publishedAt, files }) => ({
      version,
      publishedAt,
      files: Object.fromEntries(Object.entries(files).filter(([name]) => !name.includes("/"))),
    })),
  };
}

/** @returns newest first; empty if the folder does not exist. */
export async function readReleases(folder: string): Promise<readonly Release[]> {
  const names = await readdir(folder).catch(() => []);
  const releases = await Promise.all(
    names.filter((name) => versionPattern.test(name)).map((name) => readRelease(folder, name)),
  );
  return releases
    .filter((release) => release !== null)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
