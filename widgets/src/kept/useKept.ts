import { useToolHost } from "@iep-insider/sdk/host";
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createKeptText, type KeptText, type KeptWhere, keptTextOf } from "./createKeptText.ts";
import { type Forgotten, useForgotten } from "./useForgotten.ts";

/** Serializes a tool's data, and parses it defensively: damaged, unknown and outdated parts are dropped. */
export interface KeptFormat<Value> {
  /** @param stored any JSON value; null for none. @param now in milliseconds, for the age limit. */
  readonly read: (stored: unknown, now: number) => Value;
  /** @returns null if there is nothing to store. */
  readonly write: (value: Value) => object | null;
  /** Merges what was deleted with what was added since. */
  readonly combine: (forgotten: Value, now: Value) => Value;
}

export interface Kept<Value> {
  readonly value: Value;
  readonly where: KeptWhere;
  /** Whether there was any when the tool opened. */
  readonly wasFound: boolean;
  /** Updates the stored value, starting from the current one: another tab may have changed it. */
  readonly change: (next: (now: Value) => Value) => void;
  readonly forgetAll: () => void;
  /** After `forgetAll`, while the tool is on the page. */
  readonly forgotten: Forgotten | null;
}

/** A tool's stored data, in sync with other tabs. @param format must be stable. */
export function useKept<Value>(format: KeptFormat<Value>): Kept<Value> {
  const { device, drafts } = useToolHost();
  const [onPage] = useState(() => createKeptText(null, drafts));
  const kept = device ? keptTextOf(device) : onPage;
  const text = useSyncExternalStore(kept.subscribe, kept.read, nothing);
  const where = useSyncExternalStore(kept.subscribe, kept.where, kept.where);
  const [wasFound, setFound] = useState(false);
  const { forgotten, tellForgotten } = useForgotten();
  const value = useMemo(() => valueIn(format, text), [format, text]);

  // Removes outdated data, and finds out whether this browser stores anything before a parent relies on it; before the
  // first answer, also where that was given on a pre-rendered screen.
  useLayoutEffect(() => {
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
    // Damaged: counts as none.
  }
  return format.read(stored, Date.now());
}

function write<Value>(kept: KeptText, format: KeptFormat<Value>, value: Value): void {
  const stored = format.write(value);
  kept.write(stored && JSON.stringify(stored));
}

/** For server rendering. */
const nothing = () => null;
