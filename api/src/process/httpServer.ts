import { once } from "node:events";
import type { Server } from "node:http";
import { whenListeningFails } from "./startErrors.ts";

/** How long running requests get to finish once the process was told to stop. */
const deadline = 10_000;

/** Sets how long a connection may take for what. @returns the server. */
export function setTimeouts(server: Server): Server {
  // Headers, and then the whole request, within: a sender who drips bytes must not hold a connection for long.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than balancers keep theirs (60 s as a rule), so that never both ends close and open at once.
  server.keepAliveTimeout = 65_000;
  return server;
}

/**
 * Starts to listen. @returns the port, which is a free one when 0 was asked for.
 * @throws {StartError} with what the operator can do.
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, "listening").catch(whenListeningFails(port, host));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/**
 * Takes no new connection, lets running requests finish, and cuts what is left at the deadline.
 * @returns whether all of them finished.
 */
export async function closeServer(server: Server): Promise<boolean> {
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  // A connection that is kept open after its last answer would hold the server until it times out.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), deadline);
  });
  const finished = await Promise.race([closed, tooLate]);
  clearInterval(closeIdle);
  clearTimeout(timer);
  if (!finished) server.closeAllConnections();
  return finished;
}
