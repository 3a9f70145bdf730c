import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * A file that a script names is fetched only once a page needs it, such as the frame of a self-contained tool.
 * @throws if it is not there, or if a script in Spanish names the English one of two. A tool's module may be missing: in
 * Spanish it is there only once it is complete.
 */
export function checkNamedFiles(folder: string): void {
  const isThere = (file: string) => existsSync(path.join(folder, file));
  const problems = globSync("**/*.js", { cwd: folder }).flatMap((script) => {
    const isSpanish = script.startsWith("es");
    const text = readFileSync(path.join(folder, script), "utf8");
    return [...text.matchAll(/["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g)].flatMap(([, named = ""]) => {
      const file = path.join(path.dirname(script), named);
      // A part in a file of several goes by the address that it would have in the assets.
      const isFound = [file, path.join("assets", named)].some(isThere) || named.endsWith(".module.js");
      // `language.js` leads to the other language.
      const isWrong = isSpanish && file !== "language.js" && !file.startsWith("es") && isThere(`es/${file}`);
      return isFound && !isWrong ? [] : [`${script} names ${named}`];
    });
  });
  if (problems.length > 0) throw new Error(`Wrong files are named:\n${problems.join("\n")}`);
}
