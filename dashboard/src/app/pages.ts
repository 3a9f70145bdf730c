import { type SamplePath, samplePath, toolIds } from "@iep-insider/sdk/catalog";
import type { PagePath } from "@iep-insider/sdk/contract";
import { type AdminSectionName, adminHead, adminSections } from "../content/admin/frame.ts";
import { type PostSlug, postBySlug, postHead } from "../content/blog/posts.ts";
import { type Head, heads } from "../content/heads.ts";
import { sampleHead } from "../content/sample.ts";

/** How the build makes one page. */
export interface Page {
  /** Its module, below `src`. */
  readonly source: string;
  readonly head: Head;
  /** Scripts that run before the first paint, in addition to the one that every page has. */
  readonly early?: readonly string[];
}

/**
 * The module and the head of every page. The build reads this table: `virtual:pages` gives the router one chunk per
 * page, and the pre-rendering writes one file per row. No browser loads it.
 */
export const pages: Readonly<Record<PagePath | "/404", Page>> = {
  "/": { source: "pages/home/Home.tsx", head: heads.home },
  "/advanced-tools": {
    source: "pages/advanced-tools/AdvancedTools.tsx",
    head: heads.advancedTools,
    early: ["/opening.js"],
  },
  "/tools": { source: "pages/tools/Tools.tsx", head: heads.tools },
  ...samples(),
  "/pricing": { source: "pages/pricing/Pricing.tsx", head: heads.pricing },
  "/subscribe": { source: "pages/subscribe/Subscribe.tsx", head: heads.subscribe },
  "/pay-per-use": { source: "pages/pay-per-use/PayPerUse.tsx", head: heads.payPerUse },
  "/checkout": { source: "pages/checkout/Checkout.tsx", head: heads.checkout },
  "/payment-success": { source: "pages/payment-success/PaymentSuccess.tsx", head: heads.paymentSuccess },
  "/manage-subscription": {
    source: "pages/manage-subscription/ManageSubscription.tsx",
    head: heads.manageSubscription,
  },
  "/resources": { source: "pages/resources/Resources.tsx", head: heads.resources },
  "/blog": { source: "pages/blog/Blog.tsx", head: heads.blog },
  "/blog/history-of-special-education-rights": post("history-of-special-education-rights", "HistoryOfRights"),
  "/blog/eligibility-categories": post("eligibility-categories", "EligibilityCategories"),
  "/blog/how-to-request-a-one-to-one-aide": post("how-to-request-a-one-to-one-aide", "OneToOneAide"),
  "/contact": { source: "pages/contact/Contact.tsx", head: heads.contact },
  "/about": { source: "pages/about/About.tsx", head: heads.about },
  "/terms": { source: "pages/terms/Terms.tsx", head: heads.terms },
  "/privacy": { source: "pages/privacy/Privacy.tsx", head: heads.privacy },
  "/accessibility": { source: "pages/accessibility/Accessibility.tsx", head: heads.accessibility },
  "/not-legal-advice": { source: "pages/not-legal-advice/NotLegalAdvice.tsx", head: heads.notLegalAdvice },
  "/login": { source: "pages/login/Login.tsx", head: heads.login },
  "/signup": { source: "pages/signup/Signup.tsx", head: heads.signup },
  "/account": { source: "pages/account/Account.tsx", head: heads.account },
  "/forgot-password": { source: "pages/forgot-password/ForgotPassword.tsx", head: heads.forgotPassword },
  "/reset-password": { source: "pages/reset-password/ResetPassword.tsx", head: heads.resetPassword },
  "/verify-email": { source: "pages/verify-email/VerifyEmail.tsx", head: heads.verifyEmail },
  "/newsletter": { source: "pages/newsletter/Newsletter.tsx", head: heads.newsletter, early: ["/link.js"] },
  "/second-factor": { source: "pages/second-factor/SecondFactorPage.tsx", head: heads.secondFactor },
  "/connect": { source: "pages/connect/Connect.tsx", head: heads.connect },
  "/partners": { source: "pages/partners/Partners.tsx", head: heads.partners },
  "/partners/manage": { source: "pages/partners/manage/Manage.tsx", head: heads.manageSite },
  "/partners/statistics": { source: "pages/partners/statistics/Statistics.tsx", head: heads.statistics },
  "/partners/statistics/report": {
    source: "pages/partners/statistics/report/Report.tsx",
    head: heads.usageReport,
  },
  "/embed-builder": {
    source: "pages/embed-builder/EmbedBuilder.tsx",
    head: heads.embedBuilder,
    early: ["/opening.js"],
  },
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
  "/404": { source: "pages/not-found/NotFound.tsx", head: heads.notFound },
};

function post(slug: PostSlug, file: string): Page {
  return { source: `pages/blog/${file}.tsx`, head: postHead(postBySlug(slug)) };
}

function admin(name: AdminSectionName, file: string): Page {
  return { source: `pages/admin/${name}/${file}.tsx`, head: adminHead(adminSections[name]) };
}

function samples(): Readonly<Record<SamplePath, Page>> {
  const rows = toolIds.map((id) => [
    samplePath(id),
    { source: "pages/sample/SamplePage.tsx", head: sampleHead(id) },
  ]);
  return Object.fromEntries(rows) as Record<SamplePath, Page>;
}
