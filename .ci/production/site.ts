import fs from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Administrator } from "./database.ts";
import type { Mailbox } from "./mailbox.ts";
import type { Reader, Values } from "./reader.ts";
import { type Answer, createVisitor, type Door, type Question } from "./visitor.ts";

/** The site that the guide sets up: what a step needs to work with it. */
export interface Site {
  readonly root: string;
  /** All that the guide writes lies below it. */
  readonly folder: string;
  readonly values: Values;
  readonly reader: Reader;
  readonly mailbox: Mailbox;
  readonly administrator: Administrator;
  /** Runs `systemctl` with these words, as the guide's blocks do. @returns its exit code. */
  systemctl(...words: string[]): Promise<number>;
  /** The proxy's certificate exists only once it runs. */
  door(): Door;
  /** One question through the proxy, over a connection of its own. @param from whose address it comes from. */
  ask(question: Question, from?: string): Promise<Answer>;
  /** Everything that a unit has written: `iep-insider@3001`, `caddy`. */
  logOf(unit: string): string;
}

type Parts = Omit<Site, "door" | "ask" | "logOf"> & { readonly httpsPort: number; readonly state: string };

export function createSite({ httpsPort, state, ...parts }: Parts): Site {
  const door = () => ({ port: httpsPort, ca: fs.readFileSync(authorityOf(parts.folder)) });
  return {
    ...parts,
    door,
    async ask(question, from = "127.0.0.1") {
      const visitor = createVisitor(door(), from);
      try {
        return await visitor.ask(question);
      } finally {
        visitor.leave();
      }
    },
    logOf: (unit) => fs.readFileSync(path.join(state, `${unit}.service.log`), "utf8"),
  };
}

/** Where Caddy keeps the certificate of the authority that it makes for itself. */
export function authorityOf(folder: string): string {
  return path.join(folder, "caddy-data/caddy/pki/authorities/local/root.crt");
}

/** The value of a setting in one of the files that the guide writes. */
export function settingIn(site: Site, file: string, name: string): string {
  const text = fs.readFileSync(path.join(site.values["SETTINGS"] ?? "", file), "utf8");
  return new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1] ?? "";
}

/** Tries ten times a second, for ten seconds. @returns the first accepted result, or the last one. */
export async function eventually<Found>(find: () => Found | Promise<Found>): Promise<Found> {
  for (let tries = 1; ; tries++) {
    const found = await find();
    if (found || tries === 100) return found;
    await setTimeout(100);
  }
}

export function bearer(token: string): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${token}` };
}
