/** The name of the `<meta>` of pages that may register the service worker, where the operator has it on (ADR 90). */
export const serviceWorkerMeta = "service-worker";
