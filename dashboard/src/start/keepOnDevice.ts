import { addressIn } from "@iep-insider/sdk/contract";
import { basename, language } from "../app/language.ts";
import { newer } from "./newer.ts";

/**
 * Registers the service worker, which stores the pages and tools for use without a connection (ADR 90). Says when one of
 * another build has taken over; the page goes on as it is.
 */
export async function keepOnDevice(): Promise<void> {
  // Some browsers have none in private windows. With Data Saver on, the browser was told to load less.
  if (!("serviceWorker" in navigator) || savesData()) return;
  navigator.serviceWorker.addEventListener(
    "message",
    ({ data }: MessageEvent<{ readonly start?: string }>) => {
      const own = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
      if (!data.start || !own || new URL(own.src).pathname === data.start) return;
      document.documentElement.setAttribute(newer.attribute, "");
      window.dispatchEvent(new Event(newer.event));
    },
  );
  const registration = await navigator.serviceWorker.register(scriptAddress(), { scope: basename });
  let asked = Date.now();
  // A browser looks for a new version when a page loads; an installed application may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < hour) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

/** In milliseconds. */
const hour = 3_600_000;

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

interface Policies {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: () => string },
    ): { createScriptURL(address: string): string };
  };
}

/** Our pages enforce Trusted Types; this policy lets one script be the service worker, and no other. */
function scriptAddress(): string {
  const policy = (globalThis as Policies).trustedTypes?.createPolicy("iep-service-worker", {
    createScriptURL: () => scriptPath,
  });
  return policy?.createScriptURL(scriptPath) ?? scriptPath;
}

const scriptPath = addressIn(language, "/service-worker.js");
