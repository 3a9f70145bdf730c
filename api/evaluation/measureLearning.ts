import { fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";

const costSchema = z.object({ seconds: z.number(), megabytes: z.number(), mostMegabytes: z.number() });

/** What learning the phrasings takes a fresh process: processor time, and memory beyond what it had with everything imported. */
export type LearningCost = z.infer<typeof costSchema>;

const isMeasured = process.argv[1] === import.meta.filename;
if (isMeasured) process.send?.(await learnHere());

/** In a process of its own: the memory of this one depends on what it did before. */
export async function measureLearning(): Promise<LearningCost> {
  const child = fork(import.meta.filename);
  const [cost]: unknown[] = await once(child, "message");
  return costSchema.parse(cost);
}

async function learnHere(): Promise<LearningCost> {
  await import("../src/ai/tools/index.ts");
  const { learn } = await import("../src/ai/learn.ts");
  const [began, before] = [process.cpuUsage(), process.memoryUsage.rss()];
  await learn();
  const { user, system } = process.cpuUsage(began);
  return {
    seconds: (user + system) / 1e6,
    megabytes: (process.memoryUsage.rss() - before) / 2 ** 20,
    // `maxRSS` is in kilobytes.
    mostMegabytes: (process.resourceUsage().maxRSS * 1024 - before) / 2 ** 20,
  };
}
