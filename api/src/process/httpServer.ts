import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { whenListeningFails } from "./startErrors.ts";

/** How long running requests get to finish once the process was told to stop. */
const deadline = 10_000;

/** An HTTP server that can be stopped without cutting anybody off. */
export interface HttpServer {
  /**
   * Starts to listen. @returns the port, which is a free one when 0 was asked for.
   * @throws {StartError} with what the operator can do.
   */
  listen(port: number, host: string): Promise<number>;
  /**
   * Takes no new connection, lets running requests finish, and cuts what is left at the deadline.
   * @returns whether all of them finished.
   */
  close(): Promise<boolean>;
}

export function createHttpServer(app: RequestListener): HttpServer {
  const server = createServer(app);
  setTimeouts(server);
  const connections = followConnections(server);
  return {
    async listen(port, host) {
      server.listen(port, host);
      await once(server, "listening").catch(whenListeningFails(port, host));
      const address = server.address();
      return typeof address === "object" && address !== null ? address.port : port;
    },
    async close() {
      const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
      connections.endWhenIdle();
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), deadline);
      });
      const finished = await Promise.race([closed, tooLate]);
      clearTimeout(timer);
      if (!finished) server.closeAllConnections();
      return finished;
    },
  };
}

/** Sets how long a connection may take for what. */
function setTimeouts(server: Server): void {
  // Headers, and then the whole request, within: a sender who drips bytes must not hold a connection for long.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than balancers keep theirs (60 s as a rule), so that never both ends close and open at once.
  server.keepAliveTimeout = 65_000;
}

/**
 * Knows which connections have a request running. Node's `closeIdleConnections` leaves those open that have not
 * sent anything yet, and browsers open such ones in advance: each would hold up the end until the deadline.
 */
function followConnections(server: Server) {
  const open = new Set<Socket>();
  const busy = new Set<Socket>();
  let isEnding = false;
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    busy.add(socket);
    response.once("close", () => {
      busy.delete(socket);
      if (isEnding) socket.end();
    });
  });
  return {
    endWhenIdle() {
      isEnding = true;
      for (const socket of open) if (!busy.has(socket)) socket.destroy();
    },
  };
}
