import { readStamp, writeStamp } from "../repository.mjs";

const stamp = "part-seconds";

/** How long each part took the last time it passed in this checkout: `{ name: seconds }`. */
export function readDurations() {
  try {
    return JSON.parse(readStamp(stamp));
  } catch {
    return {};
  }
}

export function keepDurations(measured) {
  writeStamp(stamp, JSON.stringify({ ...readDurations(), ...measured }));
}
