import { type Request, type Response, Router } from "express";
import { readCard } from "../../cards/readCard.ts";
import type { PaymentOutcome } from "../../control/SimulatorControl.ts";
import { emailOf } from "../../payments/checkoutSessions.ts";
import { authenticatePayment, pay } from "../../payments/pay.ts";
import type { Simulation } from "../../simulation.ts";
import type { SessionRecord } from "../../state/records.ts";
import { noFields } from "../cardFields.ts";
import { typed, typedCard } from "../readFields.ts";
import { sendPage } from "../sendPage.ts";
import { bankPage, closedPage, type PaymentAttempt, paymentPage, unknownPage } from "./pages.ts";

/** The hosted page of a Checkout Session: `/c/pay/:session`. */
export function checkoutRoutes(simulation: Simulation): Router {
  const router = Router();
  const { state } = simulation;

  router
    .route("/:session")
    .get(
      whenOpen((session, _request, response) => sendPage(response, paymentPage(state, session, untouched))),
    )
    .post(
      whenOpen((session, request, response) => {
        const { attempt, card } = readAttempt(simulation, session, request);
        if (!card) return sendPage(response, paymentPage(state, session, attempt));
        const outcome = simulation.change(null, () =>
          pay(simulation, session.id, { card, email: attempt.email }),
        );
        answer(session, outcome, attempt, response);
      }),
    );

  router
    .route("/:session/bank")
    .get(
      whenOpen((session, _request, response) => {
        if (!isAsking(session)) return response.redirect(303, `/c/pay/${session.id}`);
        sendPage(response, bankPage(state, session));
      }),
    )
    .post(
      whenOpen((session, request, response) => {
        if (!isAsking(session)) return response.redirect(303, `/c/pay/${session.id}`);
        const approves = typed(request, "answer") === "approve";
        const outcome = simulation.change(null, () => authenticatePayment(simulation, session.id, approves));
        answer(session, outcome, { ...untouched, email: session.payerEmail ?? "" }, response);
      }),
    );

  return router;

  function whenOpen(then: (session: SessionRecord, request: Request, response: Response) => void) {
    return (request: Request<{ session: string }>, response: Response) => {
      const { session: id } = request.params;
      const session = Object.hasOwn(state.sessions, id) ? state.sessions[id] : undefined;
      if (!session) return sendPage(response, unknownPage());
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
    sendPage(response, paymentPage(state, session, { ...attempt, refusal: outcome.message }));
  }
}

const untouched: PaymentAttempt = { card: noFields, email: "", problems: {}, refusal: null };

function readAttempt(simulation: Simulation, session: SessionRecord, request: Request) {
  const fields = typedCard(request);
  const email = emailOf(simulation.state, session) ?? typed(request, "email");
  const read = readCard(fields, new Date(simulation.now() * 1000));
  const problems = {
    ...("problems" in read && read.problems),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: "Your email is incomplete." }),
  };
  const isRight = Object.keys(problems).length === 0;
  return {
    attempt: { card: fields, email, problems, refusal: null },
    card: isRight && "card" in read ? read.card : null,
  };
}

function successUrlOf({ successUrl, id }: SessionRecord): string {
  return successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id);
}
