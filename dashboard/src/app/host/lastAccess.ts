import { type AccessSurroundings, askedAs, createLastAccess, type LastAccess } from "@iep-insider/sdk/access";
import { toolById } from "@iep-insider/sdk/catalog";
import { ApiError } from "@iep-insider/sdk/client";
import type { AskAccess } from "@iep-insider/sdk/host";

export const lastAccess: LastAccess = createLastAccess(() => window.localStorage);

/**
 * Keeps what the server says of access, and takes it for the answer where the server cannot be reached and the tool
 * runs on the device. The server's own tools need it anyway.
 */
export function alsoUnreachable(
  ask: AskAccess,
  around: Pick<AccessSurroundings, "memory" | "session" | "purchaseKeys" | "siteKey">,
  last = lastAccess,
): AskAccess {
  return (tool, wanted = "the tool") => {
    const answer = ask(tool, wanted);
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (known) => {
        const { answer: said } = around.memory;
        if (said?.of === askedAs(around)) void last.keep(said.of, said.access);
        return known;
      },
      async (error: unknown) => {
        const isUnreachable = error instanceof ApiError && error.code === "network";
        if (!isUnreachable || toolById(tool).payment === "ai_question") throw error;
        const kept = await last.openFor(askedAs(around), tool, wanted);
        if (!kept) throw error;
        return kept;
      },
    );
  };
}
