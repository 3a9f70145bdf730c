import { tryToListen } from "../ports.mjs";

/** Ports of these digits that `fetch` refuses as another protocol's (Fetch Standard, "port blocking"). */
const blockedByFetch = new Set([
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
]);

/** Free four-digit ports whose metrics ports (with a leading `1`) are free as well: both are in one unit. */
export async function findPorts(count: number): Promise<number[]> {
  const found: number[] = [];
  // Not always the same ones, so that two runs beside each other rarely meet.
  const first = 4_000 + (process.pid % 1_500);
  for (let port = first; port < 9_900 && found.length < count; port++)
    if (!blockedByFetch.has(port) && !(await tryToListen(port)) && !(await tryToListen(Number(`1${port}`))))
      found.push(port);
  return found;
}
