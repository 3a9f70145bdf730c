import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "../../environment.ts";
import { type Build, parsed, readBuild } from "./readBuild.ts";

/** The record in each version's folder; never served, since names that begin with a dot are not (`findFile.ts`). */
export const recordName = ".release.json";

const record = z.object({
  version: z.string(),
  publishedAt: z.iso.datetime(),
  hash: z.string(),
  files: z.record(z.string(), z.object({ bytes: z.int(), integrity: z.string() })),
});

/** What was written down of a version when it was published. */
export type Release = Readonly<z.infer<typeof record>>;

/** A folder below `EMBED_RELEASES`, and so a part of an address. */
export const versionPattern = /^\d+\.\d+\.\d+(-dev\.[0-9a-f]{8})?$/;

/** @returns null when there is no such version, or its folder was not written by us. */
export async function readRelease(folder: string, version: string): Promise<Release | null> {
  const text = await readFile(join(folder, version, recordName), "utf8").catch(() => null);
  const read = record.safeParse(parsed(text));
  return read.success ? read.data : null;
}

/**
 * `published`: the build is under its version. `absent`: it is not there yet. `changed`: a different build is, so the
 * version has to be raised. `not_built`: there is nothing to publish.
 */
export type ReleaseState = "published" | "absent" | "changed" | "not_built";

export interface FoundRelease {
  readonly state: ReleaseState;
  /** The name it is or should be published under; null when nothing is built. */
  readonly version: string | null;
  readonly build: Build | null;
}

/** Compares the build with what is published under its version. Only reads. */
export async function readReleaseState(
  environment: Pick<Environment, "embedFolder" | "embedReleases" | "mode">,
): Promise<FoundRelease> {
  const build = await readBuild(environment.embedFolder);
  if (build === null) return { state: "not_built", version: null, build };
  const version = versionOf(build, environment.mode);
  const there = await readRelease(environment.embedReleases, version);
  if (there === null) return { state: "absent", version, build };
  return { state: there.hash === build.hash ? "published" : "changed", version, build };
}

/** In development, every build is its own version. */
function versionOf({ version, hash }: Build, mode: Environment["mode"]): string {
  return mode === "production" ? version : `${version}-dev.${hash.slice(0, 8)}`;
}
