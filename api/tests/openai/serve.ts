import { createStandIn } from "./standIn.ts";

/** The stand-in as a process of its own, for tests in a browser: `OPENAI_STAND_IN_PORT`, or any free port. */
const standIn = createStandIn();
const baseUrl = await standIn.start(Number(process.env["OPENAI_STAND_IN_PORT"] || 0));
// Before anyone learns that it listens: who hears of it may already tell it to stop.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void standIn.close().then(() => process.exit(0)));
const port = Number(new URL(baseUrl).port);
if (process.send) process.send({ listening: port });
else console.log(JSON.stringify({ msg: "a stand-in of OpenAI's API listens", baseUrl }));
