import type { NoticeTone } from "./Notice.tsx";

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: NoticeTone;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  /** False once it was dismissed: then nothing of it shows. */
  readonly isOpen: boolean;
}

/** The messages of an element or a page: at most one is visible. */
export interface Toasts {
  readonly show: (message: ToastMessage) => void;
  /** Closes it immediately; it is removed after `removalTime`, or by the next one. */
  readonly dismiss: () => void;
  readonly current: () => ShownToast | null;
  /** @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createToasts(): Toasts {
  let current: ShownToast | null = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (toast: ShownToast | null) => {
    current = toast;
    for (const listener of listeners) listener();
  };
  return {
    show: (message) => {
      lastId += 1;
      clearTimeout(removal);
      set({ ...message, id: lastId, isOpen: true });
    },
    dismiss: () => {
      if (!current?.isOpen) return;
      set({ ...current, isOpen: false });
      removal = setTimeout(() => set(null), removalTime);
    },
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How long a toast stays, in milliseconds. */
export const toastTime = 5000;

/** How long after its dismissal a toast is removed, in milliseconds. */
export const removalTime = 1_000_000;
