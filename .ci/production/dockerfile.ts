import fs from "node:fs";
import path from "node:path";

/** One COPY or FROM line of a Dockerfile, in its stage. */
export interface Copy {
  readonly stage: number;
  /** The stage that it copies from; null: the repository. */
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly target: string;
}

export interface Dockerfile {
  /** The names of the stages in their order; the last one has none. */
  readonly stages: readonly (string | null)[];
  readonly copies: readonly Copy[];
  /** Every other line: its instruction, and what follows. */
  readonly lines: readonly { readonly stage: number; readonly instruction: string; readonly rest: string }[];
}

/** @throws if a line has an unsupported form. */
export function readDockerfile(root: string): Dockerfile {
  const stages: (string | null)[] = [];
  const copies: Copy[] = [];
  const lines: { stage: number; instruction: string; rest: string }[] = [];
  for (const line of fs.readFileSync(path.join(root, "Dockerfile"), "utf8").split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const [, instruction = "", rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (!instruction) throw new Error(`Dockerfile: "${line}" is of no form that this test knows.`);
    if (instruction === "FROM") stages.push(/ AS (\w+)$/.exec(rest)?.[1] ?? null);
    const stage = stages.length - 1;
    if (instruction !== "COPY") lines.push({ stage, instruction, rest });
    else copies.push(readCopy(stage, rest));
  }
  return { stages, copies, lines };
}

function readCopy(stage: number, rest: string): Copy {
  const [, from = null, words = ""] = /^(?:--from=(\w+) )?(.+)$/.exec(rest) ?? [];
  const all = words.split(" ");
  return { stage, from, sources: all.slice(0, -1), target: all.at(-1) ?? "" };
}

/**
 * Creates the files of the last stage, without packages, from its COPY lines and those of the stages it refers to.
 * @param root the repository with its builds. @param folder gets the files.
 * @throws if a line copies a missing file.
 */
export function copyAsImage(root: string, folder: string): void {
  const { stages, copies } = readDockerfile(root);
  const isIgnored = readIgnored(root);
  const copyStage = (stage: number, into: string) => {
    for (const { from, sources, target } of copies.filter((each) => each.stage === stage)) {
      for (const source of sources) {
        const fromStage = from === null ? -1 : stages.indexOf(from);
        // A stage that copied the whole repository and built there: its files are those of the builds here.
        const isWhole = copies.some((each) => each.stage === fromStage && each.sources.join() === ".");
        if (from !== null && !isWhole) copyStage(fromStage, into);
        else {
          const inside = source.replace(/^\/app\//, "");
          const place = /\/$/.test(target) ? path.join(target, path.basename(inside)) : target;
          fs.cpSync(path.join(root, inside), path.join(into, place), {
            recursive: true,
            filter: (file) => !isIgnored(path.relative(root, file)),
          });
        }
      }
    }
  };
  copyStage(stages.length - 1, folder);
}

/** Builds run inside the image, so ignored build output exists in the end. */
function readIgnored(root: string): (file: string) => boolean {
  const patterns = fs.readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n");
  const endings = patterns
    .filter((line) => line.startsWith("**/*."))
    .map((line) => line.slice("**/*".length));
  return (file) => endings.some((ending) => file.endsWith(ending));
}
