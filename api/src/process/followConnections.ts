import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The connections of a server on their way to their end. */
export interface Connections {
  /** From now on every answer says `Connection: close`, also those that are being worked on. */
  endAfterAnswers(): void;
  /** Ends connections without a running request now, and the others with their answer. */
  endWhenIdle(): void;
}

/**
 * Knows which connections have a request running. Node's `closeIdleConnections` leaves those open that have not
 * sent anything yet, and browsers open such ones in advance: each would hold up the end until the deadline.
 */
export function followConnections(server: Server): Connections {
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

/** Node then writes `Connection: close` and closes after the answer. One that has begun keeps what it said. */
function endWith(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
