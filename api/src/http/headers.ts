import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { languageAndPath, mayAdvertise, pageAt } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import helmet, { type HelmetOptions } from "helmet";
import type { Environment } from "../environment.ts";
import { advertisingSources, advertisingTagFor } from "./advertising.ts";

/**
 * Security headers, per path: what our own pages need would block an element on a partner's page.
 * @param environment its `publicOrigin` decides which headers only make sense over https: a browser that a plain-http
 * demo once told to use https for this host could not reach the demo again.
 */
export function protectiveHeaders({
  publicOrigin,
  payments,
  advertisingTag,
}: Pick<Environment, "publicOrigin" | "payments" | "advertisingTag">) {
  const secure = publicOrigin.startsWith("https:");
  const everywhere = {
    strictTransportSecurity: secure,
    // Browsers ignore both on http, and complain in the console.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    // The policies below are all there is: helmet's own would add to them, `upgrade-insecure-requests` for one.
    contentSecurityPolicy: false,
  } as const satisfies HelmetOptions;
  const ourPage = (contentSecurityPolicy: Policy) =>
    together(
      helmetOnce({ ...everywhere, contentSecurityPolicy, xFrameOptions: { action: "deny" } }),
      setPermissions,
    );
  const policy = dashboardPolicy(secure);
  const dashboard = ourPage(policy);
  // The card form is the payment provider's: no number of a card passes through our scripts.
  const checkout = ourPage(checkoutPolicy(policy, payments));
  const advertising = advertisingTag ? ourPage(advertisingPolicy(policy, advertisingTag)) : dashboard;
  const reader = helmetOnce({ ...everywhere, contentSecurityPolicy: readerPolicy });
  const page: RequestHandler = (request, response, next) => {
    if (request.path.startsWith("/reader/")) return reader(request, response, next);
    if (advertisingTag && mayAdvertise(request.path)) response.vary("Sec-GPC");
    if (isCheckout(request.path)) return checkout(request, response, next);
    const chosen = advertisingTagFor(request, { advertisingTag }) ? advertising : dashboard;
    chosen(request, response, next);
  };
  return {
    /** Our own pages: nothing from other origins, nothing inline, no framing. */
    dashboard,
    /** The same, but for what the page with the card form needs, and those that may load the advertising tag. */
    page,
    /** The documentation and previews, whose pages bring a policy each (`files/`), in no frame but our own. */
    docs: helmetOnce({ ...everywhere, xFrameOptions: { action: "sameorigin" } }),
    /** Tools in frames of other pages, whose pages bring a policy each (`files/frame`). */
    frame: helmetOnce({
      ...everywhere,
      xFrameOptions: false,
      crossOriginResourcePolicy: { policy: "cross-origin" },
    }),
    /** JSON, which is never a page. */
    api: helmetOnce({
      ...everywhere,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { "default-src": ["'none'"], "frame-ancestors": ["'none'"] },
      },
    }),
    /** Scripts and styles that any page may load. */
    embed: together(
      helmetOnce({ ...everywhere, crossOriginResourcePolicy: { policy: "cross-origin" } }),
      openToAllPages,
    ),
  };
}

type Policy = Exclude<NonNullable<HelmetOptions["contentSecurityPolicy"]>, boolean>;

function isCheckout(path: string): boolean {
  return pageAt(languageAndPath(path).path) === "/checkout";
}

function advertisingPolicy(policy: Policy, tag: string): Policy {
  const directives = { ...policy.directives };
  for (const [name, sources] of Object.entries(advertisingSources(tag)))
    directives[name] = [...(basicSources[name] ?? []), ...sources];
  return { ...policy, directives: withoutTrustedTypes(directives) };
}

/** Scripts of others write into their page in their own way. */
function withoutTrustedTypes(directives: NonNullable<Policy["directives"]>): typeof directives {
  const rest = Object.entries(directives).filter(([name]) => !(name in trustedTypes));
  return Object.fromEntries(rest);
}

/**
 * No text becomes markup or a script's address on our pages, but through the policy of
 * `dashboard/src/app/trustedHtml.ts`, and those of the two workers (`widgets/src/document-reader`,
 * `dashboard/src/start/keepOnDevice.ts`). Browsers without Trusted Types ignore both.
 */
const trustedTypes: Readonly<Record<string, readonly string[]>> = {
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["iep-insider", "iep-reader", "iep-service-worker"],
};

/**
 * A worker has its script's policy, not its page's: WebAssembly, for recognizing scans, runs in this worker and nowhere
 * else, and the worker reaches no other server (ADR 79).
 */
const readerPolicy: Policy = {
  useDefaults: false,
  directives: {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'wasm-unsafe-eval'"],
    "worker-src": ["'self'"],
    "connect-src": ["'self'"],
  },
};

/** What the provider's script needs according to its documentation, or the frame of the simulator. */
function checkoutPolicy(policy: Policy, { simulatorUrl }: Environment["payments"]): Policy {
  const form = simulatorUrl
    ? { "frame-src": [simulatorUrl] }
    : {
        "script-src": ["'self'", "https://js.stripe.com", "https://*.js.stripe.com"],
        "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
        "connect-src": ["'self'", "https://api.stripe.com"],
        "img-src": ["'self'", "data:", "https://*.stripe.com"],
      };
  return { ...policy, directives: withoutTrustedTypes({ ...policy.directives, ...form }) };
}

const basicSources: Readonly<Record<string, readonly string[]>> = {
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
};

function dashboardPolicy(secure: boolean): Policy {
  return {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      ...basicSources,
      "frame-ancestors": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "object-src": ["'none'"],
      ...trustedTypes,
      ...(secure && { "upgrade-insecure-requests": [] }),
    },
  };
}

const setPermissions: RequestHandler = (_request, response, next) => {
  response.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  next();
};

const openToAllPages: RequestHandler = (_request, response, next) => {
  response.set("Access-Control-Allow-Origin", "*");
  // Lets partners, and our bench, see in their own measurements how long our files took.
  response.set("Timing-Allow-Origin", "*");
  next();
};

/** helmet works out the same headers for each request; these are worked out once. */
function helmetOnce(options: HelmetOptions): RequestHandler {
  const request = new IncomingMessage(new Socket());
  const model = new ServerResponse(request);
  helmet(options)(request, model, (error) => {
    if (error) throw error;
  });
  const headers = new Map(Object.entries(model.getHeaders()).map(([name, value]) => [name, String(value)]));
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

function together(first: RequestHandler, second: RequestHandler): RequestHandler {
  return (request, response, next) => {
    first(request, response, (error?: unknown) => (error ? next(error) : second(request, response, next)));
  };
}
