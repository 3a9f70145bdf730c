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

/** The settings that name where a server listens. */
export interface ListeningSettings {
  readonly port: string;
  readonly host: string;
}

/** @returns what to do when the port cannot be listened on. @param names of the settings that say so. */
export function whenListeningFails(
  port: number,
  host: string,
  names: ListeningSettings,
): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${port} is already in use: stop the program that uses it, or set ${names.port} to another one.`,
        error,
      );
    }
    if (code === "EACCES")
      throw new StartError(
        `Port ${port} requires more privileges: set ${names.port} to one above 1023.`,
        error,
      );
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartError(
        `The host ${host} is not an address of this machine: please check ${names.host}.`,
        error,
      );
    }
    throw error;
  };
}
