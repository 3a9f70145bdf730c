import { type Request, type Response, Router } from "express";
import { type CardFields, type CardProblems, readCard } from "../../cards/readCard.ts";
import { replaceCard, setCancelAtPeriodEnd } from "../../payments/subscriptions.ts";
import type { Simulation } from "../../simulation.ts";
import type { PortalSessionRecord, SubscriptionRecord } from "../../state/records.ts";
import { cardFields, noFields, testCardChoice } from "../cardFields.ts";
import { alert } from "../checkout/routes.ts";
import { day, dollars } from "../formats.ts";
import { type Html, html } from "../html.ts";
import { typedCard } from "../readFields.ts";
import { noSuchPage, type Page, sendPage } from "../sendPage.ts";

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

/** The session and subscription of a portal page. */
interface Portal {
  readonly session: PortalSessionRecord;
  readonly subscription: SubscriptionRecord | null;
}

function overviewPage(portal: Portal, said: string | null): Page {
  const { subscription } = portal;
  return {
    title: "Your subscription",
    body: html`<h1>Your subscription</h1>
${said && html`<p class="said" role="status">${said}</p>`}
${subscription ? overview(portal, subscription) : html`<p>You have no subscription.</p>`}
${backLink(portal)}`,
  };
}

function overview(portal: Portal, subscription: SubscriptionRecord): Html {
  const { card, productName, amount } = subscription;
  const expiry = `${String(card.expiryMonth).padStart(2, "0")} / ${card.expiryYear}`;
  return html`<dl>
<div><dt>Plan</dt><dd>${productName}, ${dollars(amount)} a month</dd></div>
<div><dt>Status</dt><dd>${statusOf(subscription)}</dd></div>
<div><dt>${nextDateLabel(subscription)}</dt><dd>${day(subscription.periodEnd)}</dd></div>
<div><dt>Card on file</dt><dd>Visa ending in ${card.number.slice(-4)}, expires ${expiry}</dd></div>
</dl>
${subscription.status !== "canceled" && actions(portal, subscription)}`;
}

function actions(portal: Portal, subscription: SubscriptionRecord): Html {
  const cancel = subscription.cancelAtPeriodEnd
    ? html`<form method="post" action="${pathOf(portal)}/keep"><button type="submit">Keep my subscription</button></form>`
    : html`<a class="button second" href="${pathOf(portal)}/cancel">Cancel subscription</a>`;
  return html`<div class="actions"><a class="button" href="${pathOf(portal)}/card">Change the card</a>${cancel}</div>`;
}

interface CardChange {
  readonly card: CardFields;
  readonly problems: CardProblems;
  readonly refusal: string | null;
}

function cardPage(portal: Portal, change: CardChange): Page {
  const hasProblem = Object.keys(change.problems).length > 0;
  return {
    title: "Change the card",
    scripts: ["testCards"],
    body: html`<h1>Change the card</h1>
<p>From now on your subscription is paid with this card.</p>
${alert(change.refusal ?? (hasProblem ? "Please check the fields that are marked. Your card was not changed." : null))}
<form method="post" action="${pathOf(portal)}/card" novalidate>
${testCardChoice()}
${cardFields(change.card, change.problems)}
<p class="actions"><button type="submit">Save this card</button><a class="button second" href="${pathOf(portal)}">Keep the old card</a></p>
</form>`,
  };
}

function cancelPage(portal: Portal, subscription: SubscriptionRecord): Page {
  const end = day(subscription.periodEnd);
  return {
    title: "Cancel subscription",
    body: html`<h1>Cancel your subscription?</h1>
<p>You can use everything until <strong>${end}</strong>. After that it ends, and you are not charged again.</p>
<form method="post" action="${pathOf(portal)}/cancel" class="actions">
<button type="submit">Cancel on ${end}</button>
<a class="button second" href="${pathOf(portal)}">Do not cancel</a>
</form>`,
  };
}

function pathOf({ session }: Pick<Portal, "session">): string {
  return `/p/session/${session.secret}`;
}

function statusOf(subscription: SubscriptionRecord): string {
  if (subscription.status === "canceled") return "Ended";
  if (subscription.status === "past_due") return "The last payment did not go through";
  return subscription.cancelAtPeriodEnd ? "Active until the end of the period" : "Active";
}

function nextDateLabel(subscription: SubscriptionRecord): string {
  if (subscription.status === "canceled") return "Paid until";
  return subscription.cancelAtPeriodEnd ? "Ends on" : "Renews on";
}

function backLink({ session }: Portal): Html {
  return html`${session.returnUrl && html`<p class="actions"><a class="button second" href="${session.returnUrl}">Back to your account</a></p>`}`;
}
