import { Button, Notice, retryImport } from "@iep-insider/sdk/ui";
import { type ComponentType, createElement, useEffect, useSyncExternalStore } from "react";
import { whenConnected } from "./whenConnected.ts";
import { laterWords } from "./words.ts";

export interface Later<Props extends object> {
  /** The part; while it is on its way, or when it did not come, it says so in its place. */
  readonly Screen: ComponentType<Props>;
  /**
   * Fetches the part before it is needed, at the first touch (`useTouch`); once is enough, and more does nothing.
   * @returns resolves once the part is here or has failed.
   */
  readonly fetch: () => Promise<void>;
}

/** A part as it is known: not asked for or on its way, failed, or here. */
type Known<Props> = "coming" | "failed" | ComponentType<Props>;

/**
 * A part of a tool that no parent sees first, such as its result: it is fetched after the first screen has rendered, so
 * that the first screen comes sooner. Once fetched, it works offline. In a self-contained script it is part of the
 * file.
 * @param load imports the part. @param screenOf finds its component in what was imported.
 */
export function later<Props extends object, Module>(
  load: () => Promise<Module>,
  screenOf: (module: Module) => ComponentType<Props>,
): Later<Props> {
  let known: Known<Props> = "coming";
  let fetching: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Known<Props>) => {
    known = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetch = () => {
    fetching ??= load()
      .catch(retryImport<Module>)
      .then(
        (module) => set(screenOf(module)),
        () => {
          // Forgotten, so that another try can work.
          fetching = null;
          set("failed");
        },
      );
    return fetching;
  };
  const retry = () => {
    if (fetching) return;
    set("coming");
    void fetch();
  };

  return {
    fetch,
    Screen: (props: Props) => {
      const part = useSyncExternalStore(
        subscribe,
        () => known,
        () => known,
      );
      useEffect(() => void fetch(), []);
      if (part === "coming") return <p role="status">{laterWords.coming}</p>;
      if (part === "failed") return <Failed title={laterWords.failed} onRetry={retry} />;
      return createElement(part, props);
    },
  };
}

/** Shown in the part's place; the part loads on a press, or automatically once there is a connection. */
export function Failed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  useEffect(() => whenConnected(onRetry), [onRetry]);
  return (
    <Notice tone="stop" role="alert" title={title}>
      <p>{laterWords.nothingLost}</p>
      <p>
        <Button onClick={onRetry}>{laterWords.retry}</Button>
      </p>
    </Notice>
  );
}
