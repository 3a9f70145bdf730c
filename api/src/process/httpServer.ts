import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type ListeningSettings, whenListeningFails } from "./startErrors.ts";

/** How long running requests get to finish once no new ones are taken. */
const deadline = 10_000;

/** An HTTP server that can be stopped without dropping requests. */
export interface HttpServer {
  /**
   * Starts to listen. @returns the port, which is a free one when 0 was asked for.
   * @param names of the settings that the port and the host come from, if not from PORT and HOST.
   * @throws {StartError} with what the operator can do.
   */
  listen(port: number, host: string, names?: ListeningSettings): Promise<number>;
  /**
   * Accepts no new connections, lets running requests finish, and closes the rest at the deadline.
   * @param drainTime how long everything is still answered before that, in milliseconds, while every answer asks its
   * sender to close the connection: a balancer needs that time to notice, and connections that it keeps would
   * otherwise be closed under its next request.
   * @returns whether all requests finished.
   */
  close(drainTime?: number): Promise<boolean>;
}

export function createHttpServer(app: RequestListener): HttpServer {
  const server = createServer();
  setTimeouts(server);
  const connections = followConnections(server);
  // Registered after them: a handler that responds at once must already have been told to close the connection.
  server.on("request", app);
  return {
    async listen(port, host, names = { port: "PORT", host: "HOST" }) {
      server.listen(port, host);
      await once(server, "listening").catch(whenListeningFails(port, host, names));
      const address = server.address();
      return typeof address === "object" && address !== null ? address.port : port;
    },
    async close(drainTime = 0) {
      connections.endAfterAnswers();
      if (drainTime > 0) await pause(drainTime);
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
  // Longer than load balancers' (usually 60 s), so that a balancer never reuses a connection that the server is
  // closing.
  server.keepAliveTimeout = 65_000;
}

/** The connections of a server on their way to their end. */
interface Connections {
  /** From now on every answer says `Connection: close`, also those that are being worked on. */
  endAfterAnswers(): void;
  /** Ends connections without a running request now, and the others with their answer. */
  endWhenIdle(): void;
}

/**
 * Knows which connections have a request running. Node's `closeIdleConnections` leaves those open that have not
 * sent anything yet, and browsers open such ones in advance: each would hold up the end until the deadline.
 */
function followConnections(server: Server): Connections {
  const open = new Set<Socket>();
  const running = new Map<ServerResponse, Socket>();
  let isClosing = false;
  let isEnding = false;
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    running.set(response, socket);
    if (isClosing) endWith(response);
    response.once("close", () => {
      running.delete(response);
      if (isEnding) socket.end();
    });
  });
  return {
    endAfterAnswers() {
      isClosing = true;
      for (const response of running.keys()) endWith(response);
    },
    endWhenIdle() {
      isEnding = true;
      const busy = new Set(running.values());
      for (const socket of open) if (!busy.has(socket)) socket.destroy();
    },
  };
}

/** Node then sends `Connection: close` and closes after the response. A response that has started keeps its headers. */
function endWith(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
