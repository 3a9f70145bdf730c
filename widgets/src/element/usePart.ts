import { importAnew } from "@iep-insider/sdk/ui";
import { type ComponentType, useEffect, useState } from "react";

/**
 * A part that most elements never need: fetched once it is wanted.
 * @param load imports it; the same function each time, or null while it is not wanted.
 * @returns null until it is there. Where it does not come the tool goes on without it.
 */
export function usePart<Props>(load: (() => Promise<Part<Props>>) | null): ComponentType<Props> | null {
  const [part, setPart] = useState<Part<Props> | null>(null);
  useEffect(() => {
    load?.()
      .catch(importAnew<Part<Props>>)
      .then(setPart, () => {});
  }, [load]);
  return load && part ? part.Part : null;
}

interface Part<Props> {
  readonly Part: ComponentType<Props>;
}
