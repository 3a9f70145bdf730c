import type { RequestListener } from "node:http";
import { createHttpServer } from "../../src/process/httpServer.ts";
import type { Services } from "../../src/services.ts";

/** What a benchmark asks of a server over IPC: to come to rest, and then what it has taken. */
const question = "at rest?";

/**
 * Listens on a free port, and tells the parent process where. From then on each question of the parent is answered
 * when the server has nothing left to do, with the processor time of the whole process until then, user and system, in
 * microseconds, and with how many statements it has sent to the database.
 * @param known what else the parent has to know.
 * @param rest resolves when work that outlasts a request is done.
 */
export async function serveForBench(
  app: RequestListener,
  { database }: Pick<Services, "database">,
  known: Readonly<Record<string, string>>,
  rest: () => Promise<void>,
): Promise<void> {
  let statements = 0;
  database.sequelize.addHook("beforeQuery", () => void statements++);
  process.on("message", async (message) => {
    if (message !== question) return;
    await rest();
    const { user, system } = process.cpuUsage();
    process.send?.({ processorTime: user + system, statements });
  });
  // A parent that is gone leaves nothing behind.
  process.once("disconnect", () => process.exit());
  const port = await createHttpServer(app).listen(0, "127.0.0.1");
  process.send?.({ port, ...known });
}
