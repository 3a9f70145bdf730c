/** One file in .changeset, in the output of `changeset status`. */
export interface Change {
  readonly summary: string;
}

/** A version's section of CHANGELOG.md. */
export function sectionOf(version: string, changes: readonly Change[]): string {
  const lines = changes.map(({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}\n`);
  return `## ${version}\n\n${lines.join("")}`;
}

/** @returns the changelog with a section above the newest version's. @throws if there is none. */
export function addSection(changelog: string, section: string): string {
  const newest = changelog.search(/^## \d/m);
  if (newest < 0) throw new Error("The changelog has no version heading.");
  return `${changelog.slice(0, newest)}${section}\n${changelog.slice(newest)}`;
}
