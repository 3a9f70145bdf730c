import { execFileSync } from "node:child_process";
import { PlainError } from "../plain-error.mjs";
import { root } from "../repository.mjs";

/**
 * The files, from the root, that differ from a commit, whether committed since, staged, changed or new. Deleted files
 * count as well.
 * @param {string | undefined} since a commit; otherwise the last one on main that this branch has
 * @throws {PlainError} outside a repository, or if the commit does not exist
 */
export function changedFiles(since) {
  const commit = since ? git("rev-parse", "--verify", "--quiet", `${since}^{commit}`) : lastOnMain();
  if (!commit)
    throw new PlainError(`There is no commit "${since}": name one, as in \`npm test -- changed HEAD~2\`.`);
  const lines = (text) => (text ?? "").split("\n").filter(Boolean);
  const files = new Set([
    ...lines(git("diff", "--name-only", "--no-renames", commit)),
    ...lines(git("ls-files", "--others", "--exclude-standard")),
  ]);
  return { commit, name: since ?? commit.slice(0, 8), files: [...files].sort() };
}

function lastOnMain() {
  const main = ["origin/main", "main"].find((name) => git("rev-parse", "--verify", "--quiet", name));
  const commit = git(
    "merge-base",
    "HEAD",
    git("rev-parse", "--abbrev-ref", "HEAD") === "main" ? "HEAD" : (main ?? "HEAD"),
  );
  if (!commit)
    throw new PlainError("`npm test -- changed` compares with Git: run it in a clone of the repository.");
  return commit;
}

/** What Git printed, or undefined when it failed. */
function git(...words) {
  try {
    return execFileSync("git", words, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
