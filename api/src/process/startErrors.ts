import type { DatabaseAddress } from "../database/connect.ts";

/** The process cannot start, and the operator can do something about it: the message is that one sentence. */
export class StartError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = "StartError";
  }
}

/** @returns what to do with a failure to reach or migrate the database. The sentence holds no password. */
export function whenDatabaseFails(address: DatabaseAddress): (error: unknown) => never {
  return (error) => {
    const where = address.dialect === "sqlite" ? `the file ${address.file}` : new URL(address.url).host;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database (${where}) cannot be used: ${why}. Please check DATABASE_URL.`, error);
  };
}

/** @returns what to do when the port cannot be listened on. */
export function whenListeningFails(port: number, host: string): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} is already in use: stop the program that uses it, or set PORT to another one.`,
        error,
      );
    }
    if (code === "EACCES")
      throw new StartError(`Port ${port} needs more rights: set PORT to one above 1023.`, error);
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartError(`The host ${host} is not an address of this machine: please check HOST.`, error);
    }
    throw error;
  };
}
