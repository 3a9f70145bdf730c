/** How one language tells that staff may be hurting a child. */
export interface Dangers {
  readonly dangers: readonly RegExp[];
  /** Words of a sentence that tells of something else. */
  readonly harmless: RegExp;
  /** Words before a danger that deny it. */
  readonly denied: RegExp;
  /** What makes a question one about schools in general. */
  readonly asksInGeneral: RegExp;
}
