import { join } from "node:path";
import express, { type ErrorRequestHandler, Router } from "express";
import { cardFormRoutes } from "../cardForm/routes.ts";
import { ProviderError } from "../rest/ProviderError.ts";
import type { Simulation } from "../simulation.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { html } from "./html.ts";
import { portalRoutes } from "./portal/routes.ts";
import { noSuchPage, sendPage } from "./sendPage.ts";

/** The files that pages use, served under `/pages/`. */
const files: Readonly<Record<string, string>> = {
  "simulator.css": join(import.meta.dirname, "simulator.css"),
  "testCards.js": join(import.meta.dirname, "../browser/testCards.js"),
  "cardForm.js": join(import.meta.dirname, "../browser/cardForm.js"),
};

/** The pages: payment page, portal, and card form. */
export function pageRoutes(simulation: Simulation, allowedOrigins: readonly string[]): Router {
  const router = Router();
  router.get("/pages/:file", (request, response, next) => {
    const { file } = request.params;
    const path = Object.hasOwn(files, file) ? files[file] : undefined;
    if (path === undefined) return next();
    response.set("X-Content-Type-Options", "nosniff").sendFile(path);
  });
  router.use(express.urlencoded({ extended: false }));
  router.use("/c/pay", checkoutRoutes(simulation));
  router.use("/p/session", portalRoutes(simulation));
  router.use("/payment_intents", cardFormRoutes(simulation, allowedOrigins));
  router.use((_request, response) => sendPage(response, noSuchPage));
  router.use(showFailure);
  return router;
}

/** Shows a failed action on a page: another tab may have been faster. */
const showFailure: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof ProviderError)) return next(error);
  sendPage(response, {
    title: "Not done",
    status: error.status,
    body: html`<h1>That was not possible</h1><p role="alert">${error.message}</p>`,
  });
};
