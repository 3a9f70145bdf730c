import { labels } from "./labels.ts";

/** What one unit of a packed weight is. Finer weights read no better letters that were not learned from. */
const step = 1 / 4;
/** A weight is one character: those before the middle are negative. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const middle = alphabet.length / 2;

/** What was learned from letters: how much each sign speaks for each label. */
export class LetterModel {
  /** For each row that has weights, one for each label. */
  readonly #weights = new Map<number, readonly number[]>();

  /**
   * @param packed `packModel`'s text. For each row with weights, the distance to the row before (digits of 32, the lowest
   * first; a later character of the alphabet means that another follows), then a character for each label.
   */
  constructor(packed: string) {
    const values = [...packed].map((character) => alphabet.indexOf(character));
    let row = 0;
    for (let at = 0; at < values.length; ) {
      let [digit, place] = [0, 1];
      do {
        digit = values[at] ?? 0;
        row += (digit % middle) * place;
        place *= middle;
        at += 1;
      } while (digit >= middle);
      this.#weights.set(
        row,
        values.slice(at, at + labels.length).map((value) => (value - middle) * step),
      );
      at += labels.length;
    }
  }

  /** 0 for what was never learned. */
  weight(row: number, label: number): number {
    return this.#weights.get(row)?.[label] ?? 0;
  }
}

/** @param weights for each label of each row, one after the other. @returns what the constructor takes. */
export function packModel(weights: ArrayLike<number>): string {
  let packed = "";
  let last = 0;
  for (let row = 0; row * labels.length < weights.length; row += 1) {
    const own = labels.map((_, label) => Math.round((weights[row * labels.length + label] ?? 0) / step));
    if (own.every((weight) => weight === 0)) continue;
    packed += digitsOf(row - last) + own.map(characterOf).join("");
    last = row;
  }
  return packed;
}

const characterOf = (weight: number) =>
  alphabet.charAt(Math.max(0, Math.min(alphabet.length - 1, weight + middle)));

function digitsOf(distance: number): string {
  const rest = Math.floor(distance / middle);
  return rest === 0
    ? alphabet.charAt(distance)
    : alphabet.charAt(middle + (distance % middle)) + digitsOf(rest);
}
