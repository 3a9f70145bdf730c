import { access, accounts, usage } from "@iep-insider/sdk/contract";
import { registration } from "../samples.ts";

interface Question {
  readonly name: string;
  readonly path: string;
  readonly method: "GET" | "POST";
  readonly json?: (number: number) => unknown;
  /** How many ask at once. */
  readonly atOnce: number;
}

const count = { event: "page_view", subject: "/tools" };
const questions: readonly Question[] = [
  { name: "GET /api/access, a read", ...access.getAccess, atOnce: 8 },
  // Each waits until its batch of a second is stored.
  { name: "POST /api/count, all on one row", ...usage.count, json: () => count, atOnce: 500 },
  {
    name: "POST /api/auth/register, a password hash",
    ...accounts.register,
    json: (number) => registration({ email: `capacity${number}@example.org` }),
    atOnce: 8,
  },
];

/** How many requests of a kind a second the cluster answers when `atOnce` ask without a pause. Prints a line for each. */
export async function measureCapacity(url: string, seconds: number): Promise<void> {
  let number = 0;
  for (const { name, path, method, json, atOnce } of questions) {
    const times: number[] = [];
    let failed = 0;
    const end = performance.now() + seconds * 1000;
    const askOn = async () => {
      while (performance.now() < end) {
        number += 1;
        const began = performance.now();
        const response = await fetch(url + path, {
          method,
          headers: {
            // Another address for each, so that the real limits hold.
            "X-Forwarded-For": `11.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
            "Content-Type": "application/json",
          },
          ...(json && { body: JSON.stringify(json(number)) }),
        });
        await response.arrayBuffer();
        if (!response.ok) failed += 1;
        times.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, askOn));
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
    console.log(
      `${name}: ${(times.length / seconds).toFixed(0)} a second, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${failed} failed`,
    );
  }
}
