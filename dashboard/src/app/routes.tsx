import type { RouteObject } from "react-router";
import { Layout } from "../layout/Layout.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { lazyPage } from "./lazyPage.tsx";
import type { LoadPage } from "./PageModule.ts";
import type { PagePath } from "./pagePaths.ts";
import { samplePages } from "./samplePages.ts";

/** Each page is a chunk of its own. The type asks for exactly the pages that the menus know of. */
const pages: Readonly<Record<PagePath, LoadPage>> = {
  "/": () => import("../pages/home/Home.tsx"),
  "/advanced-tools": () => import("../pages/advanced-tools/AdvancedTools.tsx"),
  "/tools": () => import("../pages/tools/Tools.tsx"),
  "/pricing": () => import("../pages/pricing/Pricing.tsx"),
  "/subscribe": () => import("../pages/subscribe/Subscribe.tsx"),
  "/pay-per-use": () => import("../pages/pay-per-use/PayPerUse.tsx"),
  "/checkout": () => import("../pages/checkout/Checkout.tsx"),
  "/payment-success": () => import("../pages/payment-success/PaymentSuccess.tsx"),
  "/manage-subscription": () => import("../pages/manage-subscription/ManageSubscription.tsx"),
  "/resources": () => import("../pages/resources/Resources.tsx"),
  "/blog": () => import("../pages/blog/Blog.tsx"),
  "/blog/history-of-special-education-rights": () => import("../pages/blog/HistoryOfRights.tsx"),
  "/blog/eligibility-categories": () => import("../pages/blog/EligibilityCategories.tsx"),
  "/blog/how-to-request-a-one-to-one-aide": () => import("../pages/blog/OneToOneAide.tsx"),
  "/contact": () => import("../pages/contact/Contact.tsx"),
  "/about": () => import("../pages/about/About.tsx"),
  "/terms": () => import("../pages/terms/Terms.tsx"),
  "/privacy": () => import("../pages/privacy/Privacy.tsx"),
  "/accessibility": () => import("../pages/accessibility/Accessibility.tsx"),
  "/not-legal-advice": () => import("../pages/not-legal-advice/NotLegalAdvice.tsx"),
  "/login": () => import("../pages/login/Login.tsx"),
  "/signup": () => import("../pages/signup/Signup.tsx"),
  "/account": () => import("../pages/account/Account.tsx"),
  "/forgot-password": () => import("../pages/forgot-password/ForgotPassword.tsx"),
  "/reset-password": () => import("../pages/reset-password/ResetPassword.tsx"),
  "/verify-email": () => import("../pages/verify-email/VerifyEmail.tsx"),
  "/newsletter": () => import("../pages/newsletter/Newsletter.tsx"),
  "/second-factor": () => import("../pages/second-factor/SecondFactorPage.tsx"),
  "/connect": () => import("../pages/connect/Connect.tsx"),
  "/partners": () => import("../pages/partners/Partners.tsx"),
  "/partners/manage": () => import("../pages/partners/manage/Manage.tsx"),
  "/partners/statistics": () => import("../pages/partners/statistics/Statistics.tsx"),
  "/partners/statistics/report": () => import("../pages/partners/statistics/report/Report.tsx"),
  "/embed-builder": () => import("../pages/embed-builder/EmbedBuilder.tsx"),
  ...samplePages,
  "/admin": () => import("../pages/admin/today/Today.tsx"),
  "/admin/messages": () => import("../pages/admin/contacts/ContactSubmissions.tsx"),
  "/admin/payments": () => import("../pages/admin/payments/Payments.tsx"),
  "/admin/users": () => import("../pages/admin/users/Users.tsx"),
  "/admin/usage": () => import("../pages/admin/usage/Usage.tsx"),
  "/admin/mails": () => import("../pages/admin/mails/Mails.tsx"),
  "/admin/law": () => import("../pages/admin/law/Law.tsx"),
  "/admin/partners": () => import("../pages/admin/partners/Partners.tsx"),
  "/admin/audit": () => import("../pages/admin/audit/AuditLog.tsx"),
  "/admin/health": () => import("../pages/admin/health/Health.tsx"),
};

const isAdmin = (path: string) => /^\/admin(\/|$)/.test(path);

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        // Inside the layout, so that a fault of one page leaves the way to the others.
        ErrorBoundary: ErrorPage,
        children: [
          ...routesOf((path) => !isAdmin(path)),
          { path: "*", lazy: lazyPage(() => import("../pages/not-found/NotFound.tsx")) },
        ],
      },
      {
        // The frame of the operator's screens is fetched by operators only.
        lazy: lazyPage(() => import("../pages/admin/frame/AdminFrame.tsx")),
        ErrorBoundary: ErrorPage,
        children: [{ ErrorBoundary: ErrorPage, children: routesOf(isAdmin) }],
      },
    ],
  },
];

function routesOf(isWanted: (path: string) => boolean): RouteObject[] {
  return Object.entries(pages)
    .filter(([path]) => isWanted(path))
    .map(([path, load]) => ({ path, lazy: lazyPage(load) }));
}
