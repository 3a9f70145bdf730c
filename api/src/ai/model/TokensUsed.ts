/** What the provider counts: what it read, and what it wrote (thinking included). They have two prices. */
export interface TokensUsed {
  readonly input: number;
  readonly output: number;
}

export const noTokens: TokensUsed = { input: 0, output: 0 };

export function bothTokens(one: TokensUsed, other: TokensUsed): TokensUsed {
  return { input: one.input + other.input, output: one.output + other.output };
}

export function allTokens({ input, output }: TokensUsed): number {
  return input + output;
}
