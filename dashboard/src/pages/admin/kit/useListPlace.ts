import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** The user's place in a list: search, filters, order and page. */
export interface ListPlace<Name extends string> {
  /** What the address says; "" for what it does not name. */
  readonly values: Readonly<Record<Name | "cursor", string>>;
  /** Whether anything is searched or filtered for. */
  readonly isNarrowed: boolean;
  /** Changes what is looked for, and so begins at the first page. "" takes it out. */
  readonly change: (changes: Partial<Record<Name, string>>) => void;
  /** Shows everything again, from the first page. */
  readonly clear: () => void;
  /** The address of another page of the same list, for a link; null: the first. */
  readonly addressOf: (cursor: string | null) => string;
}

/**
 * The place in a list is kept in the address alone: a reload keeps it, the back button steps through it, and it can be
 * shared.
 * @param names of the list's own fields in the address and in the call: `search`, `status`.
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
    isNarrowed: names.some((name) => values[name] !== ""),
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
