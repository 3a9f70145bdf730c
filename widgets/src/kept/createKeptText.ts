import type { DeviceText } from "@iep-insider/sdk/host";

/**
 * Where a tool's record is: on this device; or in this page's memory alone, because it is a partner's page, or because
 * the browser's storage is blocked or full.
 */
export type KeptWhere = "device" | "page" | "blocked" | "full";

export interface KeptText {
  readonly read: () => string | null;
  readonly write: (text: string | null) => void;
  readonly where: () => KeptWhere;
  /** Calls when the text or its place may have changed. @returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A text on the device where that works; else in memory, until a later writing works. @param device null keeps it in memory. */
export function createKeptText(device: DeviceText | null): KeptText {
  let where: KeptWhere = device ? "device" : "page";
  let inMemory: string | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => (device && where === "device" ? device.read() : inMemory),
    where: () => where,
    write: (text) => {
      const outcome = device?.write(text);
      if (outcome) where = outcome === "kept" ? "device" : outcome;
      inMemory = where === "device" ? null : text;
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

/** The same for the same device: what is in memory is found again when the tool is reopened on this page. */
export function keptTextOf(device: DeviceText): KeptText {
  const kept = known.get(device) ?? createKeptText(device);
  known.set(device, kept);
  return kept;
}
