import { createToasts, type ToastMessage, ToastRegion } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";

/**
 * How long the region is empty before its first message, in milliseconds: screen readers announce what is added to an
 * existing region.
 */
const untilHeard = 100;

/** The place of toasts, fetched with the first of them. @param toast the newest, another object each time. */
export function Part({ toast }: { readonly toast: { readonly message: ToastMessage } | null }) {
  const [toasts] = useState(createToasts);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => toasts.show(toast.message), untilHeard);
    return () => clearTimeout(timer);
  }, [toast, toasts]);
  return <ToastRegion toasts={toasts} />;
}
