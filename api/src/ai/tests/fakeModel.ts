import { type ModelClient, ModelFailed, type ModelFailure, type ModelRequest } from "../model/ModelClient.ts";

/** What each asking of a fake model takes. */
export const takenByFake = { input: 100, output: 20 };

/** A model that gives its answers one after another, and keeps what it was asked. */
export interface FakeModel extends ModelClient {
  readonly requests: readonly ModelRequest[];
}

/** @param answers what is filled in; a failure is thrown as the client throws it. */
export function fakeModel(...answers: readonly (unknown | { readonly fails: ModelFailure })[]): FakeModel {
  const requests: ModelRequest[] = [];
  return {
    requests,
    async fill(request) {
      const answer = answers[requests.length];
      requests.push(request);
      request.spent?.(takenByFake);
      if (isFailure(answer)) throw new ModelFailed(answer.fails);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

function isFailure(answer: unknown): answer is { readonly fails: ModelFailure } {
  return typeof answer === "object" && answer !== null && "fails" in answer;
}
