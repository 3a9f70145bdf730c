import { tryToListen } from "../ports.mjs";

/** Free ports of four digits whose figures' ports (`1` before them) are free as well: both stand in one unit. */
export async function findPorts(count: number): Promise<number[]> {
  const found: number[] = [];
  // Not always the same ones, so that two runs beside each other rarely meet.
  const first = 4_000 + (process.pid % 1_500);
  for (let port = first; port < 9_900 && found.length < count; port++)
    if (!(await tryToListen(port)) && !(await tryToListen(Number(`1${port}`)))) found.push(port);
  return found;
}
