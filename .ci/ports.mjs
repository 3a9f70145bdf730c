import net from "node:net";
import { PlainError } from "./plain-error.mjs";

/** The port in an environment variable, checked; `fallback` when it is not set. */
export function portSetting(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new PlainError(`${name} is "${text}", but a port is a whole number from 1 to 65535.`);
}

/** Throws a sentence for the person when something else listens on the port already. */
export async function requireFreePort(port, host, setting, command = "npm start") {
  const problem = await tryToListen(port, host);
  if (!problem) return;
  const other = port + 10 > 65_535 ? 3000 : port + 10;
  if (problem.code === "EADDRINUSE") {
    throw new PlainError(
      `Port ${port} is in use by another program: stop that one, or choose another port, as in \`${setting}=${other} ${command}\`.`,
    );
  }
  if (problem.code === "EACCES") {
    throw new PlainError(
      `This account may not listen on port ${port}: choose one above 1023, as in \`${setting}=${other} ${command}\`.`,
    );
  }
  throw new PlainError(
    `Listening on ${host}, port ${port}, is not possible (${problem.code}): check HOST and ${setting}.`,
  );
}

/** @returns {Promise<NodeJS.ErrnoException | undefined>} the error that prevents listening, if any. */
export function tryToListen(port, host = "127.0.0.1") {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** A port that was free a moment ago. */
export function findFreePort(host = "127.0.0.1") {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
