import { type Response, Router } from "express";
import { readCard } from "../cards/readCard.ts";
import type { PaymentOutcome } from "../control/SimulatorControl.ts";
import { typed, typedCard } from "../pages/readFields.ts";
import { sendPage } from "../pages/sendPage.ts";
import { authenticatePayment, pay } from "../payments/pay.ts";
import type { Simulation } from "../simulation.ts";
import type { PaymentIntentRecord } from "../state/records.ts";
import type { CardFormAnswer } from "./answers.ts";
import { formPage, refusedPage } from "./pages.ts";

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

  /** Only who has the secret may pay; a session's own PaymentIntent is paid on its page. */
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
