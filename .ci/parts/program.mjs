import { node24 } from "../node-24.mjs";
import { runToEnd } from "../run-to-end.mjs";

/** A program of an installed package, run by our Node directly: the same words on every system, and no shell. */
export function tool(file, ...words) {
  return { words: [`node_modules/${file}`, ...words] };
}

/**
 * A part that is one program. With `counts` its last line is `N passed, N failed`; without, it is one check
 * that passes when the program does. With `show` its output is worth reading when it passed, too.
 */
export function programPart({ words, counts = false, show = false }) {
  return async ({ env, minutes }) => {
    const { code, output, isLate } = await runToEnd({ program: node24(), words, env, minutes });
    if (isLate)
      return { passed: 0, failed: 1, output: `${output}\nIt was stopped after ${minutes} minutes.` };
    if (!counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, show };
    return { ...readCounts(code, output), show };
  };
}

function readCounts(code, output) {
  const last = output.trimEnd().split("\n").at(-1) ?? "";
  const found = last.match(/^(\d+) passed, (\d+) failed$/);
  if (!found)
    return { passed: 0, failed: 1, output: `${output}\nIt ended without its counts (exit code ${code}).` };
  const [passed, failed] = [Number(found[1]), Number(found[2])];
  const rest = output.trimEnd().slice(0, -last.length).trimEnd();
  if (code === 0 || failed > 0) return { passed, failed, output: rest };
  return { passed, failed: 1, output: `${rest}\nIt counted no failure but ended with exit code ${code}.` };
}
