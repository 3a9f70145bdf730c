/** The path of the list of all versions of the elements, on our origin. */
export const embedVersionsPath = "/embed/versions.json";

/** The folder of one exact version, on our origin, with its slash: `/embed/1.0.0/`. Nothing in it ever changes. */
export function embedFolderOf(version: string): string {
  return `/embed/${version}/`;
}

/** One file that a page may name. */
export interface EmbedVersionFile {
  readonly bytes: number;
  /** For an `integrity` attribute, beside `crossorigin="anonymous"`. */
  readonly integrity: string;
}

/** One version that stays as it is. */
export interface EmbedVersion {
  /** `1.0.0`; in a demo `1.0.0-dev.` and eight characters of its content's hash. */
  readonly version: string;
  /** ISO 8601 in UTC. */
  readonly publishedAt: string;
  /**
   * By name, the files directly in its folder. Those that they fetch on their own are in its `manifest.json`, with
   * their hashes.
   */
  readonly files: Readonly<Record<string, EmbedVersionFile>>;
}

/** What `/embed/versions.json` holds. */
export interface EmbedVersions {
  /** The one that `/embed/v1/` serves at this moment; null while it is not published under its number. */
  readonly current: string | null;
  /** The newest first. */
  readonly versions: readonly EmbedVersion[];
}
