import type { HttpServer } from "../../src/process/httpServer.ts";

/** What a benchmark asks of a server over IPC: to come to rest, and then how much processor time it has taken. */
const question = "at rest?";

/**
 * Listens on a free port, and tells the parent process where. From then on each question of the parent is answered
 * when the server has nothing left to do, with the processor time of the whole process until then, user and system, in
 * microseconds.
 * @param known what else the parent has to know.
 * @param rest resolves when work that outlasts a request is done.
 */
export async function standForBench(
  server: HttpServer,
  known: Readonly<Record<string, string>>,
  rest: () => Promise<void>,
): Promise<void> {
  process.on("message", async (message) => {
    if (message !== question) return;
    await rest();
    const { user, system } = process.cpuUsage();
    process.send?.({ processorTime: user + system });
  });
  // A parent that is gone leaves nothing behind.
  process.once("disconnect", () => process.exit());
  const port = await server.listen(0, "127.0.0.1");
  process.send?.({ port, ...known });
}
