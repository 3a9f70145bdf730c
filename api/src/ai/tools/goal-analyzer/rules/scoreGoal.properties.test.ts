import { goalParts } from "@iep-insider/sdk/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { numbersOutside } from "./numbersOutside.ts";
import { readGoal } from "./reading/readGoal.ts";
import { rewrite } from "./rewrite.ts";
import { capFor } from "./rubric.ts";
import { mostThatCanBeSeen, scoreGoal } from "./scoreGoal.ts";

interface Parts {
  readonly name: string;
  readonly doing: string;
  readonly criterion: string | null;
  readonly baseline: string | null;
  readonly method: string | null;
  readonly condition: string | null;
  readonly timeframe: string | null;
}

const optional = (...texts: readonly string[]) => fc.option(fc.constantFrom(...texts));
const names = ["Sam", "Will", "Nguyễn", "D'Andre", "[name 1]", "the student"];
const parts: fc.Arbitrary<Parts> = fc.record({
  name: fc.constantFrom(...names),
  doing: fc.constantFrom(
    "answer questions about a story",
    "improve his reading",
    "have a better attitude",
    "ask a peer to play",
    "stay in his seat",
    "receive speech therapy",
    "look both ways before crossing the street",
    "read aloud",
    "read words, write sentences and solve problems",
  ),
  criterion: optional(
    "with 80% accuracy",
    "with 80% accuracy in 4 of 5 trials",
    "in 8 out of 10 opportunities",
  ),
  baseline: optional("up from 40%", "from a baseline of 40%", "currently at 40%"),
  method: optional(
    "as measured by weekly probes",
    "as measured by the teacher's checklist",
    "recorded by staff",
  ),
  condition: optional("when given a picture", "during group work", "in the cafeteria"),
  timeframe: optional("by June 2027", "by the end of the IEP year", "within 36 weeks", "by [date 1]"),
});

const clauses = ({ criterion, baseline, method, condition, timeframe }: Parts) =>
  [criterion, baseline, method, condition, timeframe].filter((clause) => clause !== null);
const written = (goal: Parts) => [`${goal.name} will ${goal.doing}`, ...clauses(goal)].join(", ").concat(".");
const scoreOf = (text: string) => scoreGoal(readGoal(text)).score;

it.each(["baseline", "criterion", "method", "condition", "timeframe"] as const)(
  "the score never sinks with a %s",
  (part) => {
    fc.assert(
      fc.property(parts, (goal) => {
        fc.pre(goal[part] !== null);
        // A safety skill that is asked for in a share of the tries is worse than one without a number.
        fc.pre(part !== "criterion" || !goal.doing.includes("street"));
        expect(scoreOf(written(goal))).toBeGreaterThanOrEqual(scoreOf(written({ ...goal, [part]: null })));
      }),
    );
  },
);

it("the score of a goal does not depend on the child's name", () => {
  fc.assert(
    fc.property(parts, fc.constantFrom(...names), (goal, name) => {
      const now = (child: string) => `Currently, ${child} does it in 3 of 10 tries.`;
      expect(scoreOf(`${written({ ...goal, name })} ${now(name)}`)).toBe(
        scoreOf(`${written(goal)} ${now(goal.name)}`),
      );
    }),
  );
});

it("the score of a goal is the points together, and no more than the lowest cap", () => {
  fc.assert(
    fc.property(fc.oneof(parts.map(written), fc.string()), (text) => {
      const { score, findings, caps } = scoreGoal(readGoal(text));
      const sum = goalParts.reduce((total, part) => total + findings[part].points, 0);
      expect(score).toBe(Math.min(sum, mostThatCanBeSeen, ...caps.map((cap) => capFor(cap, readGoal(text)))));
      expect(score).toBeGreaterThanOrEqual(0);
    }),
  );
});

it("the score of a goal comes with a rewrite that invents no number", () => {
  fc.assert(
    fc.property(fc.oneof(parts.map(written), fc.string()), (text) => {
      const goal = readGoal(text);
      expect(numbersOutside(rewrite(goal, scoreGoal(goal)) ?? "", text)).toEqual([]);
    }),
  );
});
