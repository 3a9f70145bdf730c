import { type SamplePath, samplePath, toolIds } from "@iep-insider/sdk/catalog";
import type { PagePath } from "@iep-insider/sdk/contract";
import { type AdminSectionName, adminHead, adminSections } from "../content/admin/frame.ts";
import { type PostSlug, postBySlug, postHead } from "../content/blog/posts.ts";
import { founderHead, type Head, heads, hubHead, notFoundHead } from "../content/heads.ts";
import { sampleHead } from "../content/sample.ts";

/** How the build makes one page. */
export interface Page {
  /** The module's path below `src`. */
  readonly source: string;
  readonly head: Head;
  /** Scripts that run before the first paint, besides the one on every page. */
  readonly early?: readonly string[];
  /** The page is finished without the application, which starts when it is used (ADR 74). */
  readonly startsWhenUsed?: true;
  /** The page and all it loads is stored for use without a connection (ADR 90). */
  readonly worksOffline?: true;
}

type Source = Omit<Page, "head">;

/** Pages whose head the router sets. */
const withHead: Readonly<Record<keyof typeof heads, Source>> = {
  "/": { source: "pages/home/Home.tsx", startsWhenUsed: true, worksOffline: true },
  "/case": { source: "pages/case/Case.tsx", worksOffline: true },
  "/tools": { source: "pages/tools/Tools.tsx", worksOffline: true },
  "/case/log": { source: "pages/case/log/EvidenceLog.tsx", worksOffline: true },
  "/case/meeting": { source: "pages/case/meeting/MeetingMode.tsx", worksOffline: true },
  "/case/sync": { source: "pages/case/sync/SyncPage.tsx", worksOffline: true },
  "/pricing": { source: "pages/pricing/Pricing.tsx", startsWhenUsed: true },
  "/subscribe": { source: "pages/subscribe/Subscribe.tsx" },
  "/pay-per-use": { source: "pages/pay-per-use/PayPerUse.tsx" },
  "/checkout": { source: "pages/checkout/Checkout.tsx" },
  "/payment-success": { source: "pages/payment-success/PaymentSuccess.tsx" },
  "/manage-subscription": {
    source: "pages/manage-subscription/ManageSubscription.tsx",
  },
  "/resources": { source: "pages/resources/Resources.tsx" },
  "/blog": { source: "pages/blog/Blog.tsx", startsWhenUsed: true },
  "/contact": { source: "pages/contact/Contact.tsx" },
  "/terms": { source: "pages/terms/Terms.tsx", worksOffline: true },
  "/privacy": { source: "pages/privacy/Privacy.tsx", worksOffline: true },
  "/accessibility": {
    source: "pages/accessibility/Accessibility.tsx",
    startsWhenUsed: true,
    worksOffline: true,
  },
  "/accessibility/report": {
    source: "pages/accessibility/report/Report.tsx",
    startsWhenUsed: true,
  },
  "/status": { source: "pages/status/Status.tsx", worksOffline: true },
  "/not-legal-advice": {
    source: "pages/not-legal-advice/NotLegalAdvice.tsx",
    startsWhenUsed: true,
    worksOffline: true,
  },
  "/login": { source: "pages/login/Login.tsx" },
  "/signup": { source: "pages/signup/Signup.tsx" },
  "/account": { source: "pages/account/Account.tsx" },
  "/forgot-password": { source: "pages/forgot-password/ForgotPassword.tsx" },
  "/reset-password": { source: "pages/reset-password/ResetPassword.tsx" },
  "/verify-email": { source: "pages/verify-email/VerifyEmail.tsx" },
  "/newsletter": { source: "pages/newsletter/Newsletter.tsx", early: ["/link.js"] },
  "/second-factor": { source: "pages/second-factor/SecondFactorPage.tsx" },
  "/connect": { source: "pages/connect/Connect.tsx" },
  "/partners": { source: "pages/partners/Partners.tsx" },
  "/partners/manage": { source: "pages/partners/manage/Manage.tsx" },
  "/partners/statistics": { source: "pages/partners/statistics/Statistics.tsx" },
  "/partners/statistics/report": {
    source: "pages/partners/statistics/report/Report.tsx",
  },
  "/embed-builder": {
    source: "pages/embed-builder/EmbedBuilder.tsx",
    early: ["/opening.js"],
  },
};

/** Pages that set their own head. */
const withOwnHead: Readonly<Record<Exclude<PagePath, keyof typeof heads> | "/404", Page>> = {
  "/advanced-tools": {
    source: "pages/advanced-tools/AdvancedTools.tsx",
    head: hubHead,
    early: ["/opening.js"],
    startsWhenUsed: true,
    worksOffline: true,
  },
  ...samples(),
  "/blog/history-of-special-education-rights": post("history-of-special-education-rights", "HistoryOfRights"),
  "/blog/eligibility-categories": post("eligibility-categories", "EligibilityCategories"),
  "/blog/how-to-request-a-one-to-one-aide": post("how-to-request-a-one-to-one-aide", "OneToOneAide"),
  "/about": { source: "pages/about/About.tsx", head: founderHead },
  "/admin": admin("today", "Today"),
  "/admin/messages": admin("contacts", "ContactSubmissions"),
  "/admin/payments": admin("payments", "Payments"),
  "/admin/users": admin("users", "Users"),
  "/admin/usage": admin("usage", "Usage"),
  "/admin/mails": admin("mails", "Mails"),
  "/admin/law": admin("law", "Law"),
  "/admin/partners": admin("partners", "Partners"),
  "/admin/audit": admin("audit", "AuditLog"),
  "/admin/health": admin("health", "Health"),
  "/404": {
    source: "pages/not-found/NotFound.tsx",
    head: notFoundHead,
    startsWhenUsed: true,
    worksOffline: true,
  },
};

/**
 * The module and head of every page, for the build only: `virtual:pages` gives the router one chunk per page, and
 * pre-rendering writes one file per row.
 */
export const pages: Readonly<Record<PagePath | "/404", Page>> = {
  ...withOwnHead,
  ...headed(),
};

function headed() {
  const rows = Object.entries(heads).map(([path, head]) => [
    path,
    { ...withHead[path as keyof typeof heads], head },
  ]);
  return Object.fromEntries(rows) as Record<keyof typeof heads, Page>;
}

function post(slug: PostSlug, file: string): Page {
  return { source: `pages/blog/${file}.tsx`, head: postHead(postBySlug(slug)), startsWhenUsed: true };
}

function admin(name: AdminSectionName, file: string): Page {
  return { source: `pages/admin/${name}/${file}.tsx`, head: adminHead(adminSections[name]) };
}

function samples(): Readonly<Record<SamplePath, Page>> {
  const rows = toolIds.map((id) => [
    samplePath(id),
    { source: "pages/sample/SamplePage.tsx", head: sampleHead(id), startsWhenUsed: true },
  ]);
  return Object.fromEntries(rows) as Record<SamplePath, Page>;
}
