import { type Response, Router } from "express";
import { readCard } from "../cards/readCard.ts";
import type { PaymentOutcome } from "../control/SimulatorControl.ts";
import { bankQuestion } from "../pages/bankQuestion.ts";
import { cardFields, noFields, testCardChoice } from "../pages/cardFields.ts";
import { html } from "../pages/html.ts";
import { typed, typedCard } from "../pages/readFields.ts";
import { type Page, sendPage } from "../pages/sendPage.ts";
import { authenticatePayment, pay } from "../payments/pay.ts";
import type { Simulation } from "../simulation.ts";
import type { PaymentIntentRecord } from "../state/records.ts";
import type { CardFormAnswer } from "./answers.ts";

/** The card form for a page of the product: `/payment_intents/form`, and the two requests it makes. */
export function cardFormRoutes(simulation: Simulation, allowedOrigins: readonly string[]): Router {
  const router = Router();

  router.get("/form", (request, response) => {
    const parent = request.query["parent"];
    const intent = findIntent(request.query["client_secret"]);
    if (typeof parent !== "string" || !allowedOrigins.includes(parent)) {
      return sendPage(response, refusedPage("This page may not show the card form."));
    }
    if (!intent) return sendPage(response, refusedPage("There is no such payment.", parent));
    sendPage(response, formPage(intent, parent));
  });

  router.post("/form/confirm", (request, response) => {
    const intent = findIntent(typed(request, "client_secret"));
    if (!intent) return refuse(response);
    if (intent.status === "succeeded") return answer(response, { status: "succeeded" });
    const read = readCard(typedCard(request), new Date(simulation.now() * 1000));
    if ("problems" in read) return answer(response, { status: "problems", problems: read.problems });
    const outcome = simulation.change(() => pay(simulation, intent.id, read.card));
    answer(response, shown(outcome));
  });

  router.post("/form/authenticate", (request, response) => {
    const intent = findIntent(typed(request, "client_secret"));
    if (!intent) return refuse(response);
    if (intent.status !== "requires_action") return refuse(response);
    const approves = typed(request, "answer") === "approve";
    answer(response, shown(simulation.change(() => authenticatePayment(simulation, intent.id, approves))));
  });

  return router;

  /** Only a caller with the client secret may pay; a session's own PaymentIntent is paid on its page. */
  function findIntent(secret: unknown): PaymentIntentRecord | undefined {
    const intents = Object.values(simulation.state.paymentIntents);
    return intents.find(({ clientSecret, session }) => clientSecret === secret && session === null);
  }
}

function shown(outcome: PaymentOutcome): CardFormAnswer {
  if (outcome.status !== "failed") return outcome;
  return { status: "failed", message: outcome.message };
}

function answer(response: Response, body: CardFormAnswer): void {
  response.set("Cache-Control", "no-store").json(body);
}

function refuse(response: Response): void {
  response.status(404);
  answer(response, {
    status: "failed",
    message: "This payment is not open any more. Please reload the page.",
  });
}

/** The card form in its iframe: fields without a button, which is on the embedding page. */
function formPage(intent: PaymentIntentRecord, parent: string): Page {
  return {
    title: "Card",
    isFrame: true,
    framedBy: parent,
    scripts: ["testCards", "cardForm"],
    body: html`<div id="card-form" data-parent="${parent}" data-secret="${intent.clientSecret}" data-status="${intent.status}">
<p class="alert" role="alert" id="refusal" hidden></p>
<noscript><p class="alert">The card form needs JavaScript.</p></noscript>
<form id="fields" novalidate aria-label="Card">
${testCardChoice()}
${cardFields(noFields, {})}
</form>
<section id="bank" aria-labelledby="question" hidden>
${bankQuestion(intent.amount)}
<p class="actions">
<button type="button" data-answer="approve">Yes, approve</button>
<button type="button" class="second" data-answer="decline">No, decline</button>
</p>
</section>
<p id="paid" role="status" hidden>Paid. Thank you.</p>
<p id="closed" hidden>This payment is not open any more. You were not charged.</p>
</div>`,
  };
}

/** Why there is no form. @param framedBy the requesting page, if it may show the reason. */
function refusedPage(reason: string, framedBy?: string): Page {
  return {
    title: "No card form",
    status: 400,
    isFrame: true,
    ...(framedBy !== undefined && { framedBy }),
    body: html`<h1>${reason}</h1><p>You were not charged.</p>`,
  };
}
