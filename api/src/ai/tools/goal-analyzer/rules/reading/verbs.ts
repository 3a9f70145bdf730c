/** What kind of skill a verb tells of; two kinds in one goal are two skills. */
export type SkillKind =
  | "reading"
  | "writing"
  | "math"
  | "speech sounds"
  | "classroom behavior"
  | "school work"
  | "social skills"
  | "movement"
  | "self-care"
  | "daily life";

/** Verbs that name a skill by themselves. Others ("answer", "use", "ask") go with every skill. */
const skills: Readonly<Record<SkillKind, string>> = {
  reading: "read decode blend segment rhyme",
  writing: "write spell compose draft edit",
  math: "add subtract multiply divide solve compute calculate regroup count",
  "speech sounds": "articulate pronounce",
  "classroom behavior": "remain stay sit raise wait refrain",
  "school work": "complete submit finish",
  "social skills": "greet share play converse",
  movement: "run jump throw catch hop climb kick skip balance",
  "self-care": "dress wash brush toilet feed button zip eat tie",
  "daily life": "cook shop pay ride travel",
};

const skillOf = new Map(
  Object.entries(skills).flatMap(([skill, verbs]) => verbs.split(" ").map((verb) => [verb, skill] as const)),
);

export function skillOfVerb(verb: string): string | null {
  return skillOf.get(verb) ?? null;
}

/** These cannot be observed or counted. */
export const unseen = new Set(
  "understand know learn appreciate realize become feel enjoy think believe remember try strive aim grow progress behave function succeed explore excel thrive flourish mature benefit comprehend master accept respect value consider be have make like love want need care discover familiarize gain acquire get become refine enhance".split(
    " ",
  ),
);

/** They point the right way, and leave open what will be seen. */
export const vague = new Set(
  "demonstrate show develop participate engage attend interact focus concentrate listen pay manage regulate self-regulate self-monitor control cope handle calm apply recognize exhibit display achieve attain earn score pass perform maintain meet reach work practice support utilize access cooperate comply advocate".split(
    " ",
  ),
);

/** They promise a change of something. */
export const growth = new Set(
  "improve increase strengthen build expand raise extend better advance".split(" "),
);
export const less = new Set("reduce decrease lower lessen minimize eliminate limit refrain avoid".split(" "));

/** Verbs with which a goal without "will" may begin. */
export const starters = new Set([
  ...[...skillOf.keys()],
  ...unseen,
  ...vague,
  ...growth,
  ...less,
  ..."identify name answer ask say tell use arrive record follow point count match sort label list describe explain retell summarize state respond initiate request take walk cut trace copy draw type tie pack turn put keep produce express select choose start begin transition".split(
    " ",
  ),
]);
