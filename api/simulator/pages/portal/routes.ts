import { type Request, type Response, Router } from "express";
import { readCard } from "../../cards/readCard.ts";
import { replaceCard, setCancelAtPeriodEnd } from "../../payments/subscriptions.ts";
import type { Simulation } from "../../simulation.ts";
import type { SubscriptionRecord } from "../../state/records.ts";
import { noFields } from "../cardFields.ts";
import { typedCard } from "../readFields.ts";
import { noSuchPage, sendPage } from "../sendPage.ts";
import { cancelPage, cardPage, overviewPage, type Portal, pathOf } from "./pages.ts";

/** The Billing Portal: `/p/session/:secret`. */
export function portalRoutes(simulation: Simulation): Router {
  const { state } = simulation;
  const router = Router();

  router.get("/:secret", (request, response) => {
    const portal = findPortal(request.params.secret);
    if (!portal) return sendPage(response, noSuchPage);
    sendPage(response, overviewPage(portal, said.get(String(request.query["done"])) ?? null));
  });

  router
    .route("/:secret/card")
    .get(
      whenRunning((portal, _subscription, _request, response) =>
        sendPage(response, cardPage(portal, untouched)),
      ),
    )
    .post(
      whenRunning((portal, subscription, request, response) => {
        const card = typedCard(request);
        const read = readCard(card, new Date(simulation.now() * 1000));
        if ("problems" in read) {
          return sendPage(response, cardPage(portal, { card, problems: read.problems, refusal: null }));
        }
        const refusal = simulation.change(() => replaceCard(simulation, subscription, read.card));
        if (refusal)
          return sendPage(response, cardPage(portal, { card, problems: {}, refusal: refusal.message }));
        response.redirect(303, `${pathOf(portal)}?done=card`);
      }),
    );

  router
    .route("/:secret/cancel")
    .get(
      whenRunning((portal, subscription, _request, response) =>
        sendPage(response, cancelPage(portal, subscription)),
      ),
    )
    .post(whenRunning(setEnd(true, "cancel")));
  router.post("/:secret/keep", whenRunning(setEnd(false, "keep")));

  return router;

  function setEnd(isToEnd: boolean, done: string) {
    return (portal: Portal, subscription: SubscriptionRecord, _request: Request, response: Response) => {
      simulation.change(() => setCancelAtPeriodEnd(simulation, subscription, isToEnd));
      response.redirect(303, `${pathOf(portal)}?done=${done}`);
    };
  }

  function findPortal(secret: string): Portal | undefined {
    const session = Object.values(state.portalSessions).find((one) => one.secret === secret);
    if (!session) return undefined;
    const theirs = Object.values(state.subscriptions).filter(({ customer }) => customer === session.customer);
    const running = theirs.findLast(({ status }) => status !== "canceled");
    return { session, subscription: running ?? theirs.at(-1) ?? null };
  }

  function whenRunning(
    then: (portal: Portal, subscription: SubscriptionRecord, request: Request, response: Response) => void,
  ) {
    return (request: Request<{ secret: string }>, response: Response) => {
      const portal = findPortal(request.params.secret);
      if (!portal) return sendPage(response, noSuchPage);
      const { subscription } = portal;
      if (!subscription || subscription.status === "canceled") return response.redirect(303, pathOf(portal));
      then(portal, subscription, request, response);
    };
  }
}

const untouched = { card: noFields, problems: {}, refusal: null };

const said: ReadonlyMap<string, string> = new Map([
  ["card", "Your new card is saved."],
  ["cancel", "Your subscription is cancelled. You can use it until the date below."],
  ["keep", "Your subscription goes on as before."],
]);
