import {
  type AccessMemory,
  askedAs,
  createPurchaseKeys,
  noAccess,
  sharedAccessMemory,
} from "@iep-insider/sdk/access";
import { createClient } from "@iep-insider/sdk/client";
import { access } from "@iep-insider/sdk/contract";
import { firstScreenHash } from "@iep-insider/sdk/embed";
import type { ToolEventDetail } from "../element/events.ts";
import { frameToken } from "../element/frameToken.ts";
import { keepInside } from "./keepInside.ts";
import { showFilledIn } from "./showFilledIn.ts";
import { previewWords } from "./words.ts";

/** The path of our server's preview page, and of the one page that may embed it with open tools. */
const previewPath = "/embed-preview";
const builderPath = "/embed-builder";

/**
 * Opens every tool on this page for a site owner who builds an embed, marks it as a sample, and fills it in for an
 * invented child. Our server still refuses answers: the sample's own comes with this script. It works only in our own
 * builder: our script on another site's page, or the preview opened directly, opens nothing.
 * @param script the address that this script came from.
 */
export function openForSample(page: Window & typeof globalThis, script: string): void {
  if (!isInBuilder(page, script)) return;
  keepInside(page);
  const siteKey = new URLSearchParams(page.location.search).get("site-key");
  const memory = sharedAccessMemory(page);
  const purchaseKeys = createPurchaseKeys(
    () => page.localStorage,
    () => page,
  );
  const everything = { ...noAccess, everything: true };
  Object.defineProperty(memory, "answer", {
    get: (): AccessMemory["answer"] => {
      const of = askedAs({ session: null, purchaseKeys, siteKey: () => siteKey });
      return { of, at: Date.now(), access: everything };
    },
    // Ignores what the server says of this visitor.
    set: () => {},
  });
  const filled = new WeakSet<Element>();
  if (siteKey !== null) void showSite(memory, siteKey, page.location.origin);
  page.document.addEventListener("iep:access", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    mark(target);
    const { tool } = (event as CustomEvent<ToolEventDetail>).detail;
    if (page.location.hash !== firstScreenHash && !filled.has(target)) void showFilledIn(page, target, tool);
    filled.add(target);
  });
}

function isInBuilder({ location, top }: Window, script: string): boolean {
  if (new URL(script).origin !== location.origin || location.pathname !== previewPath) return false;
  try {
    const around = top?.location;
    return around?.origin === location.origin && around.pathname.replace(/\/$/, "") === builderPath;
  } catch {
    return false;
  }
}

/** The site's name and color, which a tool receives with the check of its access. */
async function showSite(memory: AccessMemory, siteKey: string, server: string): Promise<void> {
  const client = createClient(access, {
    baseUrl: server,
    credentials: "omit",
    siteKey: () => siteKey,
    frameToken: () => frameToken(server),
  });
  const known = await client.getAccess().catch(() => null);
  if (!known?.site) return;
  memory.sites.set(siteKey, known.site);
  memory.changes.dispatchEvent(new Event("site"));
}

function mark({ shadowRoot: root }: Element): void {
  if (!root) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `.iep-base .iep-tool::before{content:${JSON.stringify(previewWords.sample)};position:sticky;top:0;z-index:1;display:block;padding:8px 16px;background:var(--iep-ink);color:var(--iep-paper);font-weight:600;text-align:center}.iep-base .iep-tool{user-select:none}`,
  );
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
