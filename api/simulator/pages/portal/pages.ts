import type { CardFields, CardProblems } from "../../cards/readCard.ts";
import type { PortalSessionRecord, SubscriptionRecord } from "../../state/records.ts";
import { cardFields, testCardChoice } from "../cardFields.ts";
import { alert } from "../checkout/pages.ts";
import { day, dollars } from "../formats.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../sendPage.ts";

/** What a portal page is about. */
export interface Portal {
  readonly session: PortalSessionRecord;
  readonly subscription: SubscriptionRecord | null;
}

export function overviewPage(portal: Portal, said: string | null): Page {
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

export interface CardChange {
  readonly card: CardFields;
  readonly problems: CardProblems;
  readonly refusal: string | null;
}

export function cardPage(portal: Portal, change: CardChange): Page {
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

export function cancelPage(portal: Portal, subscription: SubscriptionRecord): Page {
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

export function pathOf({ session }: Pick<Portal, "session">): string {
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
