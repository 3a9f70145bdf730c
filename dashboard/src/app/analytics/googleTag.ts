import type { AdvertisingTag } from "./createAdvertising.ts";

declare global {
  interface Window {
    /** The command queue of Google's script. */
    dataLayer?: unknown[];
  }
}

/**
 * Runs Google's tag in this document, after consent. It receives the path of a page, without the query or the referrer,
 * and only the events of `AdvertisingTag`.
 * @param id `AW-…` or `G-…`, checked by the server.
 */
export function runGoogleTag(id: string, path: string): AdvertisingTag {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  const tell = commandsInto(layer);
  const address = (of: string) => ({ page_location: window.location.origin + of, page_path: of });
  const noPersonalAds = { allow_google_signals: false, allow_ad_personalization_signals: false };

  tell("consent", "default", {
    ad_storage: "granted",
    ad_user_data: "granted",
    analytics_storage: "granted",
    ad_personalization: "denied",
  });
  tell("js", new Date());
  tell("set", { ...address(path), page_referrer: window.location.origin, ...noPersonalAds });
  tell("config", id, {
    ...address(path),
    ...noPersonalAds,
    send_page_view: false,
    allow_enhanced_conversions: false,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);

  return {
    pageView(of) {
      tell("set", address(of));
      tell("event", "page_view", { send_to: id, ...address(of) });
    },
  };
}

/** Google's script accepts only `arguments` objects as commands, not arrays. */
function commandsInto(layer: unknown[]): (...command: readonly unknown[]) => void {
  return function command() {
    // biome-ignore lint/complexity/noArguments: see above.
    layer.push(arguments);
  };
}
