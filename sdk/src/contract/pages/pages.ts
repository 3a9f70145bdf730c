import { type SamplePath, samplePath, toolIds } from "../../catalog/index.ts";

/** What the server, the dashboard and the browser tests need of a page. */
export interface OwnPage {
  /** Who may open it. Other visitors are redirected to `/login`. */
  readonly only?: "user" | "admin";
  /** For a single visitor, or reached from an email or a payment: excluded from search engines and the sitemap. */
  readonly isUnlisted?: true;
  /** For operators, partners and developers, or in the operator's own words: not there in Spanish (ADR 99). */
  readonly isEnglishOnly?: true;
}

const listed = {} as const satisfies OwnPage;
const unlisted = { isUnlisted: true } as const satisfies OwnPage;
const forUsers = { only: "user", isUnlisted: true } as const satisfies OwnPage;
const inEnglish = { isEnglishOnly: true } as const satisfies OwnPage;
const forPartners = { ...forUsers, ...inEnglish } as const satisfies OwnPage;
const forOperators = { only: "admin", isUnlisted: true, ...inEnglish } as const satisfies OwnPage;

/**
 * Our own pages by path, except the tools' samples. `dashboard/src/app/pages.ts` adds the source file and the title of
 * each.
 */
export const ownPages = {
  "/": listed,
  "/advanced-tools": listed,
  "/case": unlisted,
  "/tools": listed,
  "/case/log": unlisted,
  "/case/meeting": unlisted,
  "/case/sync": unlisted,
  "/pricing": listed,
  "/subscribe": listed,
  "/pay-per-use": listed,
  "/checkout": unlisted,
  "/payment-success": unlisted,
  "/manage-subscription": forUsers,
  "/resources": listed,
  "/blog": listed,
  "/blog/history-of-special-education-rights": listed,
  "/blog/eligibility-categories": listed,
  "/blog/how-to-request-a-one-to-one-aide": listed,
  "/contact": listed,
  "/about": inEnglish,
  "/terms": listed,
  "/privacy": listed,
  "/accessibility": listed,
  "/accessibility/report": inEnglish,
  "/status": listed,
  "/not-legal-advice": listed,
  "/login": listed,
  "/signup": listed,
  "/account": forUsers,
  "/forgot-password": unlisted,
  "/reset-password": unlisted,
  "/verify-email": unlisted,
  "/newsletter": unlisted,
  "/connect": unlisted,
  "/second-factor": forUsers,
  "/partners": inEnglish,
  "/partners/manage": forPartners,
  "/partners/statistics": forPartners,
  "/partners/statistics/report": forPartners,
  "/embed-builder": inEnglish,
  "/admin": forOperators,
  "/admin/messages": forOperators,
  "/admin/payments": forOperators,
  "/admin/users": forOperators,
  "/admin/usage": forOperators,
  "/admin/mails": forOperators,
  "/admin/law": forOperators,
  "/admin/partners": forOperators,
  "/admin/audit": forOperators,
  "/admin/health": forOperators,
} as const satisfies Readonly<Record<`/${string}`, OwnPage>>;

export type OwnPath = keyof typeof ownPages;
export type PagePath = OwnPath | SamplePath;

export const ownPaths = Object.keys(ownPages) as readonly OwnPath[];

/** The paths of all pages. A count of any other path is stored as `/other`. */
export const pagePaths: readonly PagePath[] = [...ownPaths, ...toolIds.map(samplePath)];

/**
 * The page at a URL, whatever its query and hash.
 * @param destination a path on our site, such as `/advanced-tools#chat`.
 */
export function pageAt(destination: string): PagePath | undefined {
  const path = destination.replace(/[?#].*$/, "").replace(/(?!^)\/$/, "");
  return pagePaths.find((known) => known === path);
}

/** @returns what is known of the page at a path; samples are listed and open to everyone. */
export function pageFacts(path: PagePath): OwnPage {
  return path in ownPages ? ownPages[path as OwnPath] : listed;
}
