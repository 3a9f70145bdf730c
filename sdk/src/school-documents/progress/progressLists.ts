import { joinLines, type Line } from "../lines/Line.ts";
import { found, type ProgressGoal, withoutNumber } from "./progressGoal.ts";

const numbered = /^(?:goal )?#?\(?(\d{1,2})[.):]\s+(?=\S)/i;

interface Item {
  readonly number: number;
  readonly texts: string[];
  readonly page: number;
}

/** The goals of a letter that lists them all, and then how each is going under the same numbers; none in other reports. */
export function goalsInTwoLists(lines: readonly Line[]): ProgressGoal[] {
  const runs: Item[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const number = Number(numbered.exec(line.text)?.[1]);
    const text = line.text.replace(numbered, "");
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (number === 1) runs.push([{ number, texts: [text], page: line.page }]);
    else if (run && last && number === last.number + 1) run.push({ number, texts: [text], page: line.page });
    else if (isOpen && !line.isApart && line.cells.length === 1) last?.texts.push(line.text);
    else {
      isOpen = false;
      continue;
    }
    isOpen = true;
  }
  const [goals, said, ...others] = runs.filter((run) => run.length > 1);
  if (!goals || goals.length !== said?.length || others.length > 0) return [];
  const areGoals = goals.every((item) => /\bwill\b/.test(textOf(item)));
  // A statement that begins with the child's name and "will" is an objective.
  const child = /^(\p{Lu}[\p{L}'-]+) will\b/u.exec(textOf(goals[0]))?.[1] ?? "";
  const areStatements = said.every((item) => !(child !== "" && textOf(item).startsWith(`${child} will `)));
  if (!areGoals || !areStatements) return [];
  return goals.flatMap((item, index) => {
    const progress = textOf(said[index]);
    const goal = withoutNumber(textOf(item));
    return found(goal, progress, item.page, `${goal} ${progress}`);
  });
}

const textOf = (item: Item | undefined) => joinLines(item?.texts ?? []);
