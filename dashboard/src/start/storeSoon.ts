import { serviceWorkerMeta } from "@iep-insider/sdk/contract";
import { whenLoaded } from "./whenLoaded.ts";

/** Where the server lets it, stores the pages for use without a connection, once the page is loaded and idle. */
export function storeSoon(): void {
  if (document.querySelector(`meta[name="${serviceWorkerMeta}"]`)) whenLoaded(() => setTimeout(store, pause));
}

/** Milliseconds in which the application and the first use have the connection for themselves. */
const pause = 3000;

/** If its code does not come, the next page tries again. */
function store(): void {
  import("./keepOnDevice.ts").then(({ keepOnDevice }) => keepOnDevice()).catch(() => {});
}
