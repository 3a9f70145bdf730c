import type { DeviceText } from "@iep-insider/sdk/host";

/**
 * Where a tool's data is stored: on this device, or only in this page's memory, because it is a partner's page, or
 * because the browser's storage is blocked or full.
 */
export type KeptWhere = "device" | "page" | "blocked" | "full";

export interface KeptText {
  readonly read: () => string | null;
  readonly write: (text: string | null) => void;
  readonly where: () => KeptWhere;
  /** Calls `listener` when the text or its place may have changed. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An element's drafts. */
interface Memory {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

/**
 * A text stored on the device if that works; otherwise in memory, until a later write works. @param device null stores
 * it in memory. @param memory where that outlasts a change of the language (ADR 92).
 */
export function createKeptText(device: DeviceText | null, memory: Memory | null = null): KeptText {
  let where: KeptWhere = device ? "device" : "page";
  let inMemory = (memory?.read("kept") ?? null) as string | null;
  const listeners = new Set<() => void>();
  return {
    read: () => (device && where === "device" ? device.read() : inMemory),
    where: () => where,
    write: (text) => {
      const outcome = device?.write(text);
      if (outcome) where = outcome === "kept" ? "device" : outcome;
      inMemory = where === "device" ? null : text;
      memory?.write("kept", text);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = device?.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop?.();
      };
    },
  };
}

const known = new WeakMap<DeviceText, KeptText>();

/** One object per device entry: what is in memory is still there when the tool is reopened on this page. */
export function keptTextOf(device: DeviceText): KeptText {
  const kept = known.get(device) ?? createKeptText(device);
  known.set(device, kept);
  return kept;
}
