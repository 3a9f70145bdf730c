import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** The user's place in a list: search, filters, order and page. */
export interface ListPlace<Name extends string> {
  /** From the URL; "" by default. */
  readonly values: Readonly<Record<Name | "cursor", string>>;
  /** Whether a search or filter is set. */
  readonly isFiltered: boolean;
  /** Changes the search or filters, and returns to the first page. "" removes one. */
  readonly change: (changes: Partial<Record<Name, string>>) => void;
  /** Clears search and filters. */
  readonly clear: () => void;
  /** The URL of another page of the list; null for the first. */
  readonly addressOf: (cursor: string | null) => string;
}

/**
 * The state of a list, kept only in the URL: it survives a reload, works with Back, and can be shared.
 * @param names of the list's own fields in the URL and in the call: `search`, `status`.
 */
export function useListPlace<Name extends string>(path: string, names: readonly Name[]): ListPlace<Name> {
  const [params, setParams] = useSearchParams();
  const key = params.toString();

  const values = useMemo(() => {
    const read = new URLSearchParams(key);
    const all: (Name | "cursor")[] = [...names, "cursor"];
    return Object.fromEntries(all.map((name) => [name, read.get(name) ?? ""])) as Record<
      Name | "cursor",
      string
    >;
  }, [key, names]);

  const change = useCallback(
    (changes: Partial<Record<Name, string>>) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete("cursor");
          for (const name of names) {
            const value = changes[name];
            if (value === undefined) continue;
            if (value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { preventScrollReset: true },
      );
    },
    [names, setParams],
  );

  return {
    values,
    isFiltered: names.some((name) => values[name] !== ""),
    change,
    clear: () => change(Object.fromEntries(names.map((name) => [name, ""])) as Partial<Record<Name, string>>),
    addressOf: (cursor) => {
      const next = new URLSearchParams(key);
      if (cursor === null) next.delete("cursor");
      else next.set("cursor", cursor);
      const text = next.toString();
      return text ? `${path}?${text}` : path;
    },
  };
}
