import { retryImport } from "@iep-insider/sdk/ui";
import { type ComponentType, useEffect, useState } from "react";

/**
 * A part that most elements never need, fetched on demand.
 * @param load imports it; the same function each time, or null while it is not wanted.
 * @returns undefined until it is there, null if it fails to load: the tool continues without it.
 */
export function useLater<Module>(load: (() => Promise<Module>) | null): Module | null | undefined {
  const [module, setModule] = useState<Module | null>();
  useEffect(() => {
    load?.()
      .catch(retryImport<Module>)
      .then(setModule, () => setModule(null));
  }, [load]);
  return load ? module : undefined;
}

/** The same for a part that is a component; null also while it is on its way. */
export function usePart<Props>(load: (() => Promise<Part<Props>>) | null): ComponentType<Props> | null {
  return useLater(load)?.Part ?? null;
}

interface Part<Props> {
  readonly Part: ComponentType<Props>;
}
