import { type Request, type Response, Router } from "express";
import { type CardFields, type CardProblems, readCard } from "../../cards/readCard.ts";
import type { PaymentOutcome } from "../../control/SimulatorControl.ts";
import { authenticatePayment, pay } from "../../payments/pay.ts";
import type { Simulation } from "../../simulation.ts";
import type { SessionRecord } from "../../state/records.ts";
import { bankQuestion } from "../bankQuestion.ts";
import { cardFields, noFields, testCardChoice } from "../cardFields.ts";
import { dollars } from "../formats.ts";
import { type Html, html } from "../html.ts";
import { typed, typedCard } from "../readFields.ts";
import { noSuchPage, type Page, sendPage } from "../sendPage.ts";

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

/** The payer's input, with the fields to correct. */
interface PaymentAttempt {
  readonly card: CardFields;
  readonly problems: CardProblems;
  /** The bank's refusal. */
  readonly refusal: string | null;
}

function paymentPage(session: SessionRecord, attempt: PaymentAttempt): Page {
  const { amount } = session;
  const hasProblem = Object.keys(attempt.problems).length > 0;
  return {
    title: "Pay",
    scripts: ["testCards"],
    leadsTo: session.successUrl,
    body: html`<h1>Pay ${dollars(amount)}</h1>
${order(session)}
${alert(attempt.refusal ?? (hasProblem ? "Please check the fields that are marked. You were not charged." : null))}
<form method="post" action="/c/pay/${session.id}" novalidate>
<p>Email: <strong>${session.email}</strong></p>
${testCardChoice()}
${cardFields(attempt.card, attempt.problems)}
<p class="actions"><button type="submit">Pay ${dollars(amount)}</button>${back(session)}</p>
</form>`,
  };
}

function bankPage(session: SessionRecord): Page {
  return {
    title: "Your bank asks",
    leadsTo: session.successUrl,
    body: html`${bankQuestion(session.amount)}
<form method="post" action="/c/pay/${session.id}/bank" class="actions">
<button type="submit" name="answer" value="approve">Yes, approve</button>
<button type="submit" name="answer" value="decline" class="second">No, decline</button>
</form>`,
  };
}

/** For a session that can no longer be paid. */
function closedPage(session: SessionRecord, successUrl: string): Page {
  if (session.status === "complete") {
    return {
      title: "Already paid",
      body: html`<h1>This is already paid</h1>
<p>You were charged once. There is nothing more to do here.</p>
<p class="actions"><a class="button" href="${successUrl}">Go on</a></p>`,
    };
  }
  return {
    title: "Expired",
    status: 410,
    body: html`<h1>This payment page has expired</h1>
<p>You were not charged. Please go back and start again.</p>
<p class="actions">${back(session)}</p>`,
  };
}

function order({ name, amount, mode }: SessionRecord): Html {
  return html`<ul class="order"><li><span>${name}</span><span>${dollars(amount)}</span></li></ul>
${
  mode === "subscription"
    ? html`<p>You pay ${dollars(amount)} today, and ${dollars(amount)} every month until you cancel.</p>`
    : html`<p>You pay once. It does not renew.</p>`
}`;
}

function back({ cancelUrl }: SessionRecord): Html {
  return html`${cancelUrl && html`<a class="button second" href="${cancelUrl}">Back</a>`}`;
}

/** An error message next to what it is about. */
export function alert(message: string | null): Html {
  return html`${message && html`<p class="alert" role="alert">${message}</p>`}`;
}
