import type { DeviceText } from "@iep-insider/sdk/host";

export interface FakeDevice extends DeviceText {
  /** What is kept now. */
  text: string | null;
  /** How the next writing ends. */
  outcome: "kept" | "full" | "blocked";
  /** As another tab does it. */
  readonly writeElsewhere: (text: string | null) => void;
}

/** A text of the device in memory, as a reload or another tab would find it. */
export function createFakeDevice(text: string | null = null): FakeDevice {
  const listeners = new Set<() => void>();
  const device: FakeDevice = {
    text,
    outcome: "kept",
    read: () => device.text,
    write: (next) => {
      if (device.outcome === "kept") device.writeElsewhere(next);
      return device.outcome;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    writeElsewhere: (next) => {
      device.text = next;
      for (const listener of [...listeners]) listener();
    },
  };
  return device;
}
