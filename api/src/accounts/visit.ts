import type { Language } from "@iep-insider/sdk/contract";
import type { Request } from "express";
import { languageOf } from "../http/language.ts";
import { networkOf } from "../http/senderKey.ts";
import { browserCookieOf } from "./knownBrowser.ts";

/** The origin of a sign-in. */
export interface Visit {
  /** Stored only as a keyed hash, while a rate limit counts it. */
  readonly network: string;
  readonly device: string | null;
  /** Of the page. */
  readonly language: Language;
  /** The cookie of a browser that signed in before, unchecked (`knownBrowser.ts`). */
  readonly browser: string | null;
}

export function visitOf(request: Request): Visit {
  return {
    network: networkOf(request),
    device: deviceOf(request),
    language: languageOf(request),
    browser: browserCookieOf(request),
  };
}

/** The first match counts: many browsers also name the one they derive from. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPT\/|\bOPX\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/**
 * What a user needs to recognize their browser in the list of sessions, and no more: no version, no model.
 * @returns "Chrome on Windows", or as much of it as the browser says, or null.
 */
export function deviceOf(request: Request): string | null {
  const userAgent = (request.get("User-Agent") ?? "").slice(0, 400);
  const first = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [first(browsers), first(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
