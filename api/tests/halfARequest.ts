import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { countRequest } from "./samples.ts";

/** A request that the server has begun to read and that is not all there yet. */
export interface HalfARequest {
  readonly socket: Socket;
  /** @returns the whole answer, once the server has closed the connection after it. */
  sendTheRest(): Promise<string>;
}

/** Counts one event (`POST /api/count`), and stops in the middle of it. */
export async function halfARequest(port: number): Promise<HalfARequest> {
  const body = JSON.stringify(countRequest());
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  await once(socket, "connect");
  const head = `POST /api/count HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  socket.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
  // Long enough for a busy machine to have begun to read it.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return {
    socket,
    async sendTheRest() {
      const closed = once(socket, "close");
      socket.write(body.slice(10));
      await closed;
      return answer;
    },
  };
}
