import { useToolHost } from "@iep-insider/sdk/host";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createKeptText, type KeptText, type KeptWhere, keptTextOf } from "./createKeptText.ts";
import { type Forgotten, useForgotten } from "./useForgotten.ts";

/** How a tool's record is written down, and read again by hand: what is damaged, unknown or too old is left out. */
export interface KeptFormat<Value> {
  /** @param stored any JSON value; null for none. @param now in milliseconds, for the limit of age. */
  readonly read: (stored: unknown, now: number) => Value;
  /** @returns null when there is nothing to keep. */
  readonly write: (value: Value) => object | null;
  /** What was forgotten and comes back, beside what was added since. */
  readonly combine: (forgotten: Value, now: Value) => Value;
}

export interface Kept<Value> {
  readonly value: Value;
  readonly where: KeptWhere;
  /** Whether there was something when the tool was opened. */
  readonly wasFound: boolean;
  /** Updates what is kept, starting from the current value: another tab may have added to it. */
  readonly change: (next: (now: Value) => Value) => void;
  readonly forgetAll: () => void;
  /** After `forgetAll`, as long as the tool is on the page. */
  readonly forgotten: Forgotten | null;
}

/** A tool's record, in step with other tabs. @param format the same object each time. */
export function useKept<Value>(format: KeptFormat<Value>): Kept<Value> {
  const { device } = useToolHost();
  const [onPage] = useState(() => createKeptText(null));
  const kept = device ? keptTextOf(device) : onPage;
  const text = useSyncExternalStore(kept.subscribe, kept.read, nothing);
  const where = useSyncExternalStore(kept.subscribe, kept.where, kept.where);
  const [wasFound, setFound] = useState(false);
  const { forgotten, tellForgotten } = useForgotten();
  const value = useMemo(() => valueIn(format, text), [format, text]);

  // Takes away what is too old, and finds out whether this browser keeps anything before a parent relies on it.
  useEffect(() => {
    const now = valueIn(format, kept.read());
    write(kept, format, now);
    setFound(format.write(now) !== null);
  }, [kept, format]);
  const change = (next: (now: Value) => Value) => write(kept, format, next(valueIn(format, kept.read())));
  return {
    value,
    where,
    wasFound,
    change,
    forgetAll: () => {
      const before = valueIn(format, kept.read());
      write(kept, format, valueIn(format, null));
      tellForgotten(() => change((now) => format.combine(before, now)));
    },
    forgotten,
  };
}

function valueIn<Value>(format: KeptFormat<Value>, text: string | null): Value {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    // Damaged: there is nothing.
  }
  return format.read(stored, Date.now());
}

function write<Value>(kept: KeptText, format: KeptFormat<Value>, value: Value): void {
  const stored = format.write(value);
  kept.write(stored && JSON.stringify(stored));
}

/** Where a page is rendered on the server. */
const nothing = () => null;
