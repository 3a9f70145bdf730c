import { samplePath, type ToolId, toolIds } from "@iep-insider/sdk/catalog";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { routes } from "./app/routes.tsx";
import { type AdminSectionName, adminHead, adminSections } from "./content/admin/frame.ts";
import { type PostSlug, postBySlug, postHead, postPath } from "./content/blog/posts.ts";
import { type Head, heads } from "./content/heads.ts";
import { sampleHead } from "./content/sample.ts";
import { filesForRobots } from "./prerender/forRobots.ts";
import { headTags } from "./prerender/headTags.ts";
import { manifest } from "./prerender/manifest.ts";
import { structuredDataOf } from "./prerender/structuredData.ts";

/** A page to be written to a file by the build. */
export interface PageToRender {
  readonly path: string;
  /** Its source below `src/`, whose scripts the page may fetch early. */
  readonly source: string;
  readonly head: Head;
  /** Scripts that run before the first paint, beside the one that every page has. */
  readonly early?: readonly string[];
}

/** The operator's screens, each with its file. */
const adminPages: readonly { readonly name: AdminSectionName; readonly file: string }[] = [
  { name: "today", file: "Today" },
  { name: "contacts", file: "ContactSubmissions" },
  { name: "payments", file: "Payments" },
  { name: "users", file: "Users" },
  { name: "usage", file: "Usage" },
  { name: "mails", file: "Mails" },
  { name: "law", file: "Law" },
  { name: "partners", file: "Partners" },
  { name: "audit", file: "AuditLog" },
  { name: "health", file: "Health" },
];

export const pagesToRender: readonly PageToRender[] = [
  { path: "/", source: "pages/home/Home.tsx", head: heads.home },
  {
    path: "/advanced-tools",
    source: "pages/advanced-tools/AdvancedTools.tsx",
    head: heads.advancedTools,
    early: ["/opening.js"],
  },
  { path: "/tools", source: "pages/tools/Tools.tsx", head: heads.tools },
  ...toolIds.map(sampleToRender),
  { path: "/pricing", source: "pages/pricing/Pricing.tsx", head: heads.pricing },
  { path: "/subscribe", source: "pages/subscribe/Subscribe.tsx", head: heads.subscribe },
  { path: "/pay-per-use", source: "pages/pay-per-use/PayPerUse.tsx", head: heads.payPerUse },
  { path: "/checkout", source: "pages/checkout/Checkout.tsx", head: heads.checkout },
  {
    path: "/payment-success",
    source: "pages/payment-success/PaymentSuccess.tsx",
    head: heads.paymentSuccess,
  },
  {
    path: "/manage-subscription",
    source: "pages/manage-subscription/ManageSubscription.tsx",
    head: heads.manageSubscription,
  },
  { path: "/resources", source: "pages/resources/Resources.tsx", head: heads.resources },
  { path: "/blog", source: "pages/blog/Blog.tsx", head: heads.blog },
  postToRender("history-of-special-education-rights", "HistoryOfRights"),
  postToRender("eligibility-categories", "EligibilityCategories"),
  postToRender("how-to-request-a-one-to-one-aide", "OneToOneAide"),
  { path: "/contact", source: "pages/contact/Contact.tsx", head: heads.contact },
  { path: "/about", source: "pages/about/About.tsx", head: heads.about },
  { path: "/terms", source: "pages/terms/Terms.tsx", head: heads.terms },
  { path: "/privacy", source: "pages/privacy/Privacy.tsx", head: heads.privacy },
  { path: "/accessibility", source: "pages/accessibility/Accessibility.tsx", head: heads.accessibility },
  {
    path: "/not-legal-advice",
    source: "pages/not-legal-advice/NotLegalAdvice.tsx",
    head: heads.notLegalAdvice,
  },
  { path: "/login", source: "pages/login/Login.tsx", head: heads.login },
  { path: "/signup", source: "pages/signup/Signup.tsx", head: heads.signup },
  { path: "/account", source: "pages/account/Account.tsx", head: heads.account },
  {
    path: "/forgot-password",
    source: "pages/forgot-password/ForgotPassword.tsx",
    head: heads.forgotPassword,
  },
  { path: "/reset-password", source: "pages/reset-password/ResetPassword.tsx", head: heads.resetPassword },
  { path: "/verify-email", source: "pages/verify-email/VerifyEmail.tsx", head: heads.verifyEmail },
  {
    path: "/newsletter",
    source: "pages/newsletter/Newsletter.tsx",
    head: heads.newsletter,
    early: ["/link.js"],
  },
  {
    path: "/second-factor",
    source: "pages/second-factor/SecondFactorPage.tsx",
    head: heads.secondFactor,
  },
  { path: "/connect", source: "pages/connect/Connect.tsx", head: heads.connect },
  { path: "/partners", source: "pages/partners/Partners.tsx", head: heads.partners },
  {
    path: "/partners/manage",
    source: "pages/partners/manage/Manage.tsx",
    head: heads.manageSite,
  },
  {
    path: "/partners/statistics",
    source: "pages/partners/statistics/Statistics.tsx",
    head: heads.statistics,
  },
  {
    path: "/partners/statistics/report",
    source: "pages/partners/statistics/report/Report.tsx",
    head: heads.usageReport,
  },
  {
    path: "/embed-builder",
    source: "pages/embed-builder/EmbedBuilder.tsx",
    head: heads.embedBuilder,
    early: ["/opening.js"],
  },
  ...adminPages.map(({ name, file }) => ({
    path: adminSections[name].path,
    source: `pages/admin/${name}/${file}.tsx`,
    head: adminHead(adminSections[name]),
  })),
  { path: "/404", source: "pages/not-found/NotFound.tsx", head: heads.notFound },
];

function postToRender(slug: PostSlug, page: string): PageToRender {
  const post = postBySlug(slug);
  return { path: postPath(post), source: `pages/blog/${page}.tsx`, head: postHead(post) };
}

function sampleToRender(id: ToolId): PageToRender {
  return { path: samplePath(id), source: "pages/sample/SamplePage.tsx", head: sampleHead(id) };
}

/** @returns the page's markup as the browser will take it over, and what belongs into its head. */
export async function renderPage(page: PageToRender): Promise<{ html: string; head: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${page.path}`));
  if (context instanceof Response) throw new Error(`The page ${page.path} answered with ${context.status}.`);
  const html = renderToString(
    <StrictMode>
      {/* hydrate would write the router's data into an inline script. */}
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
  const head = [
    ...headTags({ ...page, structured: structuredDataOf(page.path) }),
    ...["/session.js", ...(page.early ?? [])].map((script) => `<script src="${script}"></script>`),
  ];
  return { html, head: head.join("\n    ") };
}

/** What else the build writes beside the pages, by the file's name. */
export const otherFiles: Readonly<Record<string, string>> = {
  ...filesForRobots(pagesToRender),
  "site.webmanifest": manifest,
};
