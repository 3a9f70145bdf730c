import type { OwnTemplates } from "@iep-insider/sdk/host";
import { useMemo, useSyncExternalStore } from "react";
import { longestText, readKept, writeTemplates } from "./format.ts";
import type { OwnTemplate } from "./OwnTemplate.ts";

/** Why a change was not stored; the previous state is intact. */
export type ChangeProblem =
  | "name-missing"
  | "name-used"
  | "too-many"
  | "too-large"
  | "newer"
  | "full"
  | "blocked";

type Change = (templates: readonly OwnTemplate[]) => readonly OwnTemplate[] | ChangeProblem;

export interface KnownTemplates {
  readonly templates: readonly OwnTemplate[];
  /** A later release has written them, in another tab: they can be neither read nor changed here. */
  readonly isNewer: boolean;
  /** Applies a change to the currently stored list, since another tab may have changed it. */
  readonly change: (change: Change) => ChangeProblem | null;
}

/** The templates stored in this browser, in sync with other tabs. */
export function useOwnTemplates({ storage }: OwnTemplates): KnownTemplates {
  const text = useSyncExternalStore(storage.subscribe, storage.read, nothing);
  const kept = useMemo(() => readKept(text), [text]);
  return {
    templates: kept === "newer" ? [] : kept,
    isNewer: kept === "newer",
    change: (change) => {
      const now = readKept(storage.read());
      if (now === "newer") return "newer";
      const next = change(now);
      if (typeof next === "string") return next;
      const written = next.length > 0 ? writeTemplates(next) : null;
      if (written !== null && written.length > longestText) return "too-large";
      const outcome = storage.write(written);
      return outcome === "kept" ? null : outcome;
    },
  };
}

/** For server rendering. */
const nothing = () => null;
