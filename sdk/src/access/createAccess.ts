import { freeToOpen } from "../catalog/freeToOpen.ts";
import type { ToolId } from "../catalog/index.ts";
import type { AccessAnswer, AskAccess, Wanted } from "../host/index.ts";
import type { AccessSurroundings } from "./AccessSurroundings.ts";
import { isLeftOut } from "./siteHere.ts";
import { askedAs, whoAsks } from "./whoAsks.ts";

/**
 * The host's answer to the question of access. What is known already is
 * answered at once. Asking the server, and the gates, are parts that come when they are needed.
 */
export function createAccess(surroundings: AccessSurroundings): AskAccess {
  return (tool, wanted = "the tool") => {
    const known = knownOpen(surroundings, tool, wanted);
    if (known) return known;
    const answer = () => findOut(surroundings, tool, wanted);
    if (!hasNothing(surroundings)) return answer();
    return { state: "closed", asks: true, gate: async () => gateOf(await answer()) };
  };
}

const open: AccessAnswer = { state: "open" };

/** How long an answer of the server is taken for what it would say now, in milliseconds. */
const fresh = 5 * 60_000;

/** @returns null where nothing that is known opens it. */
function knownOpen(surroundings: AccessSurroundings, tool: ToolId, wanted: Wanted): AccessAnswer | null {
  const { session, memory, siteKey } = surroundings;
  // On a partner's page its settings are asked for first.
  if (tool === freeToOpen && wanted === "the tool" && siteKey() === null) return open;
  if (session?.opensEverything()) return open;
  const { answer } = memory;
  if (!answer || answer.of !== askedAs(surroundings) || Date.now() - answer.at > fresh) return null;
  const { everything, open: days, site } = answer.access;
  if (isLeftOut(site, tool)) return null;
  if (everything) return open;
  // The use for an answer is checked again: it may have been spent a moment ago.
  if (wanted !== "the tool") return null;
  const day = days.find((one) => one.tool === tool && Date.parse(one.until) > Date.now());
  return day ? { state: "open", until: day.until } : null;
}

/** On a partner's page without a site key, where nothing was given or bought: the server has nothing to say of it. */
function hasNothing(surroundings: AccessSurroundings): boolean {
  const { records, memory, siteKey } = surroundings;
  return records === null && !memory.hasGivenEmail && siteKey() === null && whoAsks(surroundings) === "";
}

function gateOf(answer: AccessAnswer) {
  if (answer.state === "left out") return answer.Instead;
  return answer.state === "closed" ? answer.gate() : null;
}

/** Asking is a part that comes when it is needed. */
async function findOut(
  surroundings: AccessSurroundings,
  tool: ToolId,
  wanted: Wanted,
): Promise<AccessAnswer> {
  const { answerFor } = await import("./asking/answerFor.ts").catch(
    surroundings.importAgain<typeof import("./asking/answerFor.ts")>,
  );
  return answerFor({ tool, wanted, surroundings });
}
