const minute = 60_000;
const hour = 60 * minute;

/** How many requests of one kind an address may make in a window of so many milliseconds. */
export interface Limit {
  readonly requests: number;
  readonly window: number;
}

/** Every limit there is. One address can be a family, or a whole school behind one connection. */
export const limits = {
  /** A person reads every message. Somebody who corrects themself needs a few; a flood is not support. */
  supportRequests: { requests: 10, window: hour },
  /** A visit to a page with several tools makes about ten counts; thirty people at once may share an address. */
  counts: { requests: 300, window: minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
export type Limits = Readonly<Record<LimitName, Limit>>;
