/** What no answer may say, and why, for the rewrite. */
export interface Unsafe {
  readonly pattern: RegExp;
  readonly reason: string;
}
