import { blanks } from "../words/blanks.ts";
import { type Hidden, hiddenIn, isBeside, withoutBeside } from "./caps/hidden.ts";
import { severalSkills } from "./caps/severalSkills.ts";
import { stepOf } from "./parts/challenge.ts";
import { mainTarget } from "./parts/criterion.ts";
import type { Action } from "./reading/actions.ts";
import { type Goal, readGoal } from "./reading/readGoal.ts";
import type { ScoredGoal } from "./scoreGoal.ts";

/** The goal rewritten from what it says, with blanks for what it does not; null if it names nothing to do. */
export function rewrite(goal: Goal, scored: ScoredGoal): string | null {
  const action = goal.ofChild[0] ?? goal.actions[0];
  if (action === undefined) return null;
  const hidden = hiddenIn(goal);
  if (hidden === "eyeContact" && isBeside(goal)) return rewrite(readGoal(withoutBeside(goal.text)), scored);
  if (hidden) return aboutNeed(goal, scored, hidden);
  const several = severalSkills(goal);
  const { caps } = scored;
  if (caps.includes("service")) return skeleton(goal, scored, blanks.skillFrom(short(action.fromVerb)));
  if (caps.includes("postsecondary")) return skeleton(goal, scored, blanks.skillFor(short(action.fromVerb)));
  if (several) return skeleton(goal, scored, several.first.replace(/[.,;\s]+$/u, ""));
  if (scored.findings.behavior.points <= 10)
    return skeleton(goal, scored, blanks.toShow(short(action.fromVerb)));
  return filled(goal, scored, action);
}

/** The goal's own main sentence, with blanks before and behind it, and its other sentences after that. */
function filled(goal: Goal, { findings, caps }: ScoredGoal, { sentence, subject }: Action): string {
  const main = mended(goal, caps, sentence.text).replace(/[.;!?]+$/u, "");
  const named =
    subject === "" ? `${blanks.child} will ${lowered(main.replace(/^(?:to|will|shall)\s+/iu, ""))}` : main;
  const before = [
    ...(findings.timeframe.level === "full" ? [] : [blanks.timeframe]),
    ...(findings.condition.level === "missing" ? [blanks.condition] : []),
  ];
  const after = [
    ...(findings.criterion.points === 0 || findings.criterion.level === "words" ? [blanks.criterion] : []),
    ...(findings.criterion.level === "number" && !caps.includes("unsafe-criterion") ? [blanks.steady] : []),
    ...(findings.method.level === "missing" ? [blanks.method] : []),
  ];
  const opened = before.length > 0 ? `${before.join(", ")}, ${lowered(named)}` : named;
  const others = goal.sentences.filter(({ start }) => start !== sentence.start).map(({ text }) => text);
  return [
    `${capital([opened, ...after].join(", "))}.`,
    ...others.map(capital),
    ...(findings.baseline.level === "missing" ? [blanks.baseline] : []),
  ].join(" ");
}

/** Its sentence with the number taken out that must not stay. */
function mended(goal: Goal, caps: ScoredGoal["caps"], text: string): string {
  if (caps.includes("unsafe-criterion")) {
    const shares = goal.targets.filter(({ form }) => form !== "count");
    return shares.reduce((left, share) => replaced(left, share.text, blanks.safe), text);
  }
  const step = caps.includes("no-growth") ? stepOf(goal) : null;
  return step ? replaced(text, step.to.text, blanks.higher) : text;
}

/** "With 80% accuracy" goes whole: what is left would say less than nothing. */
function replaced(text: string, number: string, instead: string): string {
  const literal = number.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const whole =
    instead === blanks.safe
      ? `(?:\\b(?:in|with|at|on|for)\\s+)?(?:at least\\s+)?${literal}(?:\\s+(?:accuracy|of\\s+(?:the\\s+)?(?:\\p{L}+\\s+)?(?:time|trials|opportunities|occasions|attempts|crossings|situations)))?`
      : literal;
  return text.replace(new RegExp(whole, "iu"), instead);
}

/** A goal about the need behind it, with nothing of the old number: that counted something else. */
function aboutNeed(goal: Goal, { findings }: ScoredGoal, hidden: Hidden): string {
  const timeframe = findings.timeframe.level === "full" && findings.timeframe.quote;
  const by =
    timeframe && /^(?:by|within|in|at|before|until)\b/iu.test(timeframe) ? timeframe : blanks.timeframe;
  return `${capital(lowered(by))}, when [what makes it hard], ${lowered(subjectOf(goal))} will ${blanks.needs[hidden]}, ${blanks.criterion}, ${blanks.method}. ${blanks.baseline}`;
}

/** Own parts where they are clear, and blanks elsewhere, around what the child will do. */
function skeleton(goal: Goal, { findings }: ScoredGoal, doing: string): string {
  const condition = findings.condition.level === "full" && goal.conditions[0]?.text;
  const timeframe = findings.timeframe.level === "full" && findings.timeframe.quote;
  const tool = /^(?:as )?measured by\b/iu.test(goal.tools[0]?.text ?? "") && goal.tools[0]?.text;
  const target = mainTarget(goal);
  const hasNumber = target !== null && doing.includes(target.text);
  const head = [
    timeframe && /^(?:by|within|in|at|before|until|over|during)\b/iu.test(timeframe)
      ? lowered(timeframe)
      : blanks.timeframe,
    condition && /^(?:when|given|during|while|after|before|in|at|on)\b/iu.test(condition)
      ? lowered(condition)
      : blanks.condition,
  ];
  return `${capital(head.join(", "))}, ${lowered(subjectOf(goal))} will ${doing}, ${
    hasNumber ? blanks.steady : blanks.criterion
  }, ${tool || blanks.method}. ${blanks.baseline}`;
}

/** The child as the goal names them, in the goal's own letters. */
function subjectOf({ ofChild, text }: Goal): string {
  const subject = ofChild[0]?.subject ?? "";
  const name =
    /\[name \d+\]$/u.exec(subject)?.[0] ??
    subject
      .split(/\b(?:\d+|year|date|review)\b/u)
      .at(-1)
      ?.trim() ??
    "";
  // "When Mia does not understand she will": the words before "will" are not a name.
  if (name.split(" ").length > 3) return blanks.child;
  const at = name === "" ? -1 : text.toLowerCase().indexOf(`${name} `);
  return at < 0 ? blanks.child : text.slice(at, at + name.length);
}

function short(phrase: string): string {
  const clause = phrase.split(/[,;.]|\s(?:as )?(?:measured|documented|evidenced) by\b/iu)[0] ?? "";
  return clause.trim().split(" ").slice(0, 14).join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first letter small where the word is no name. */
function lowered(text: string): string {
  return /^(?:By|Given|When|While|During|After|Before|With|Within|In|At|On|The|He|She|They|Using|Upon|Student|Independently|Provided|Presented|Over|Without|Increase|Decrease|Reduce|Improve|Read|Write|Identify|Use|Complete|Follow|Solve|Name|Produce|Answer|Ask)\b/u.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
