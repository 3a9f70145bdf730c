/** The path of the list of all versions of the elements, on our origin. */
export const embedVersionsPath = "/embed/versions.json";

/** The folder of an exact version, on our origin, with a trailing slash: `/embed/1.0.0/`. Its files never change. */
export function embedFolderOf(version: string): string {
  return `/embed/${version}/`;
}

/** A file for use in pages. */
export interface EmbedVersionFile {
  readonly bytes: number;
  /** For an `integrity` attribute, together with `crossorigin="anonymous"`. */
  readonly integrity: string;
}

/** A version that never changes. */
export interface EmbedVersion {
  /** `1.0.0`; in a demo `1.0.0-dev.` and eight characters of its content's hash. */
  readonly version: string;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  /**
   * The files directly in its folder, by name. Files that those fetch are in its `manifest.json`, with their hashes.
   */
  readonly files: Readonly<Record<string, EmbedVersionFile>>;
}

/** The content of `/embed/versions.json`. */
export interface EmbedVersions {
  /** The version that `/embed/v1/` serves; null while it is not published under its number. */
  readonly current: string | null;
  /** The newest first. */
  readonly versions: readonly EmbedVersion[];
}
