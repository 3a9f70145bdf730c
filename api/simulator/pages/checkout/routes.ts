import { type Request, type Response, Router } from "express";
import { readCard } from "../../cards/readCard.ts";
import type { PaymentOutcome } from "../../control/SimulatorControl.ts";
import { authenticatePayment, pay } from "../../payments/pay.ts";
import type { Simulation } from "../../simulation.ts";
import type { SessionRecord } from "../../state/records.ts";
import { noFields } from "../cardFields.ts";
import { typed, typedCard } from "../readFields.ts";
import { noSuchPage, sendPage } from "../sendPage.ts";
import { bankPage, closedPage, type PaymentAttempt, paymentPage } from "./pages.ts";

/** The hosted page of a Checkout Session: `/c/pay/:session`. */
export function checkoutRoutes(simulation: Simulation): Router {
  const router = Router();
  const { state } = simulation;

  router
    .route("/:session")
    .get(whenOpen((session, _request, response) => sendPage(response, paymentPage(session, untouched))))
    .post(
      whenOpen((session, request, response) => {
        const typed = typedCard(request);
        const read = readCard(typed, new Date(simulation.now() * 1000));
        const attempt = { card: typed, problems: {}, refusal: null };
        if ("problems" in read)
          return sendPage(response, paymentPage(session, { ...attempt, problems: read.problems }));
        const outcome = simulation.change(() => pay(simulation, session.id, read.card));
        answer(session, outcome, attempt, response);
      }),
    );

  router
    .route("/:session/bank")
    .get(
      whenOpen((session, _request, response) => {
        if (!isAsking(session)) return response.redirect(303, `/c/pay/${session.id}`);
        sendPage(response, bankPage(session));
      }),
    )
    .post(
      whenOpen((session, request, response) => {
        if (!isAsking(session)) return response.redirect(303, `/c/pay/${session.id}`);
        const approves = typed(request, "answer") === "approve";
        const outcome = simulation.change(() => authenticatePayment(simulation, session.id, approves));
        answer(session, outcome, untouched, response);
      }),
    );

  return router;

  function whenOpen(then: (session: SessionRecord, request: Request, response: Response) => void) {
    return (request: Request<{ session: string }>, response: Response) => {
      const { session: id } = request.params;
      const session = Object.hasOwn(state.sessions, id) ? state.sessions[id] : undefined;
      if (!session) return sendPage(response, noSuchPage);
      if (session.status !== "open") return sendPage(response, closedPage(session, successUrlOf(session)));
      then(session, request, response);
    };
  }

  function isAsking({ paymentIntent }: SessionRecord): boolean {
    return paymentIntent !== null && state.paymentIntents[paymentIntent]?.status === "requires_action";
  }

  function answer(
    session: SessionRecord,
    outcome: PaymentOutcome,
    attempt: PaymentAttempt,
    response: Response,
  ) {
    if (outcome.status === "succeeded") return response.redirect(303, successUrlOf(session));
    if (outcome.status === "needs_action") return response.redirect(303, `/c/pay/${session.id}/bank`);
    sendPage(response, paymentPage(session, { ...attempt, refusal: outcome.message }));
  }
}

const untouched: PaymentAttempt = { card: noFields, problems: {}, refusal: null };

function successUrlOf({ successUrl, id }: SessionRecord): string {
  return successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id);
}
