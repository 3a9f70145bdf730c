import type { MarkedLetter } from "@iep-insider/sdk/samples/letters";
import {
  labels,
  mayFollow,
  opensSentence,
  rowOf,
  rowOfJoint,
  segmentsOf,
  signsOf,
  signsOfJoint,
  tableSize,
} from "@iep-insider/sdk/school-documents/letters";

/** A letter as the model sees it: for each piece its rows, and its label. */
interface Lesson {
  readonly rows: readonly (readonly number[])[];
  /** For each piece and each label before it, the rows of what joins them. */
  readonly joints: readonly (readonly (readonly number[])[])[];
  readonly joint: readonly string[];
  readonly label: readonly number[];
}

const count = labels.length;
const rounds = 20;
/** Of the steps. */
const rate = 0.2;
/** A weight stays zero until the letters ask for it this much, so that the model is small. */
const threshold = 2;
/** A sign that fewer letters have tells more of those letters than of others. */
const leastLetters = 3;

/**
 * Learns the weights of a linear-chain conditional random field: stochastic gradient of its log-likelihood
 * (FTRL-Proximal, McMahan et al. 2013), in the same order each time.
 * @returns for each label of each row, one after the other.
 */
export function train(letters: readonly MarkedLetter[]): Float64Array {
  const lessons = letters.map(lessonOf).filter(({ rows }) => rows.length > 0);
  const known = rowsOf(lessons);
  const weights = new Float64Array(tableSize * count);
  const asked = new Float64Array(tableSize * count);
  const squares = new Float64Array(tableSize * count);
  const learn = (rows: readonly number[], label: number, gradient: number) => {
    if (Math.abs(gradient) < 0.004) return;
    for (const row of rows) {
      if (!known.has(row)) continue;
      const at = row * count + label;
      const [weight = 0, before = 0] = [weights[at], squares[at]];
      const after = before + gradient ** 2;
      const want = (asked[at] ?? 0) + gradient + (weight * (Math.sqrt(after) - Math.sqrt(before))) / rate;
      asked[at] = want;
      squares[at] = after;
      const excess = Math.max(0, Math.abs(want) - threshold);
      weights[at] = (Math.sign(want) * excess * rate) / (0.3 + Math.sqrt(after));
    }
  };
  const random = randomNumbers();
  for (let round = 0; round < rounds; round += 1)
    for (const lesson of shuffled(lessons, random)) learnFrom(lesson, weights, learn);
  return weights;
}

function lessonOf({ paragraphs }: MarkedLetter): Lesson {
  const segments = segmentsOf(paragraphs.map(({ text }) => text));
  let last: object | undefined;
  const label = segments.map(({ paragraph, start, end, joint }) => {
    const mark = paragraphs[paragraph]?.marks.find(
      (each) => Math.min(end, each.end) - Math.max(start, each.start) >= (end - start) / 2,
    );
    const isBegin = mark !== last || opensSentence(joint);
    last = mark;
    return labels.findIndex(
      (each) => each.says === (mark?.says ?? null) && each.isBegin === (isBegin || !mark),
    );
  });
  return {
    rows: signsOf(paragraphs, segments).map((signs) => [...new Set(signs.map(rowOf))]),
    joints: segments.map(({ joint }) =>
      labels.map((_, before) => signsOfJoint(joint).map((sign) => rowOfJoint(sign, before))),
    ),
    joint: segments.map(({ joint }) => joint),
    label,
  };
}

/** The rows of signs that enough letters have, and of all joints. */
function rowsOf(lessons: readonly Lesson[]): ReadonlySet<number> {
  const letters = new Map<number, number>();
  for (const { rows } of lessons)
    for (const row of new Set(rows.flat())) letters.set(row, (letters.get(row) ?? 0) + 1);
  const common = [...letters].flatMap(([row, number]) => (number >= leastLetters ? [row] : []));
  return new Set([...common, ...lessons.flatMap(({ joints }) => joints.flat(2))]);
}

type Learn = (rows: readonly number[], label: number, gradient: number) => void;

/** One step: what the letter says, less what the model expects it to say. */
function learnFrom({ rows, joints, joint, label }: Lesson, weights: Float64Array, learn: Learn): void {
  const scoreOf = (of: readonly number[], to: number) =>
    of.reduce((sum, row) => sum + (weights[row * count + to] ?? 0), 0);
  const own = rows.map((each) => labels.map((_, to) => scoreOf(each, to)));
  const ways = joints.map((each, at) =>
    each.map((of, before) =>
      labels.map((_, to) =>
        mayFollow(before, to, joint[at] ?? "") && (at > 0 || before === 0)
          ? at > 0
            ? scoreOf(of, to)
            : 0
          : Number.NEGATIVE_INFINITY,
      ),
    ),
  );
  const forward: number[][] = [];
  for (const [at, scores] of own.entries())
    forward.push(
      labels.map(
        (_, to) =>
          (scores[to] ?? 0) +
          logSum(
            labels.map((_, before) => (forward[at - 1]?.[before] ?? 0) + (ways[at]?.[before]?.[to] ?? 0)),
          ),
      ),
    );
  const backward: number[][] = own.map(() => labels.map(() => 0));
  for (let at = own.length - 2; at >= 0; at -= 1)
    backward[at] = labels.map((_, before) =>
      logSum(
        labels.map(
          (_, to) =>
            (ways[at + 1]?.[before]?.[to] ?? 0) + (own[at + 1]?.[to] ?? 0) + (backward[at + 1]?.[to] ?? 0),
        ),
      ),
    );
  const whole = logSum(forward.at(-1) ?? []);
  for (const [at, each] of rows.entries()) {
    for (const [to] of labels.entries()) {
      const expected = Math.exp((forward[at]?.[to] ?? 0) + (backward[at]?.[to] ?? 0) - whole);
      learn(each, to, (label[at] === to ? 1 : 0) - expected);
      if (at === 0) continue;
      for (const [before] of labels.entries()) {
        const way = ways[at]?.[before]?.[to] ?? Number.NEGATIVE_INFINITY;
        if (way === Number.NEGATIVE_INFINITY) continue;
        const together = Math.exp(
          (forward[at - 1]?.[before] ?? 0) + way + (own[at]?.[to] ?? 0) + (backward[at]?.[to] ?? 0) - whole,
        );
        const isSo = label[at] === to && label[at - 1] === before;
        learn(joints[at]?.[before] ?? [], to, (isSo ? 1 : 0) - together);
      }
    }
  }
}

function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  if (most === Number.NEGATIVE_INFINITY) return most;
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** The same numbers each time (Park and Miller's generator). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
