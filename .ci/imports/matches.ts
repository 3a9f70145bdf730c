import path from "node:path";

/** Whether a name fits one of the globs; a folder such as `.storybook` is matched as if it had no dot. */
export function matches(name: string, globs: readonly string[]): boolean {
  const plain = name.replace(/(^|\/)\.(?=[^./])/g, "$1");
  return globs.some((glob) => path.posix.matchesGlob(plain, glob));
}
