import type { CardFields, CardProblems } from "../../cards/readCard.ts";
import { emailOf } from "../../payments/checkoutSessions.ts";
import { linked } from "../../payments/findRecord.ts";
import { totalOf } from "../../payments/totals.ts";
import type { SessionRecord, SimulatorState } from "../../state/records.ts";
import { bankQuestion } from "../bankQuestion.ts";
import { cardFields, field, testCardList } from "../cardFields.ts";
import { dollars } from "../formats.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../sendPage.ts";

/** What the payer has typed, and what has to be put right. */
export interface PaymentAttempt {
  readonly card: CardFields;
  readonly email: string;
  readonly problems: CardProblems & { readonly email?: string };
  /** What the bank said to it. */
  readonly refusal: string | null;
}

export function paymentPage(state: SimulatorState, session: SessionRecord, attempt: PaymentAttempt): Page {
  const { amount } = totalOf(state, session);
  const known = emailOf(state, session);
  const hasProblem = Object.keys(attempt.problems).length > 0;
  return {
    title: "Pay",
    scripts: ["testCards"],
    leadsTo: session.successUrl,
    body: html`<h1>Pay ${dollars(amount)}</h1>
${order(state, session)}
${alert(attempt.refusal ?? (hasProblem ? "Please check the fields that are marked. You were not charged." : null))}
<form method="post" action="/c/pay/${session.id}" novalidate>
${field({
  name: "email",
  label: "Email",
  type: "email",
  value: known ?? attempt.email,
  isFixed: known !== null,
  problem: attempt.problems.email,
})}
${cardFields(attempt.card, attempt.problems)}
${testCardList()}
<p class="actions"><button type="submit">Pay ${dollars(amount)}</button>${back(session)}</p>
</form>`,
  };
}

export function bankPage(state: SimulatorState, session: SessionRecord): Page {
  return {
    title: "Your bank asks",
    leadsTo: session.successUrl,
    body: html`${bankQuestion(totalOf(state, session).amount)}
<form method="post" action="/c/pay/${session.id}/bank" class="actions">
<button type="submit" name="answer" value="approve">Yes, approve</button>
<button type="submit" name="answer" value="decline" class="second">No, decline</button>
</form>`,
  };
}

/** For a session that takes no payment any more. */
export function closedPage(session: SessionRecord, successUrl: string): Page {
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

export function unknownPage(): Page {
  return {
    title: "Not found",
    status: 404,
    body: html`<h1>There is no such page</h1><p>The link may be old, or cut short. You were not charged.</p>`,
  };
}

function order(state: SimulatorState, session: SessionRecord): Html {
  const lines = session.lineItems.map((item) => ({ ...item, price: linked(state.prices, item.price) }));
  const interval = lines[0]?.price.interval;
  const { amount } = totalOf(state, session);
  return html`<ul class="order">
${lines.map(
  ({ name, description, quantity, price }) => html`<li>
<span>${quantity > 1 && `${quantity} × `}${name}${description && html`<br><span class="quiet">${description}</span>`}</span>
<span>${dollars(price.unitAmount * quantity)}</span>
</li>`,
)}
</ul>
${
  interval
    ? html`<p>You pay ${dollars(amount)} today, and ${dollars(amount)} every ${interval} until you cancel.</p>`
    : html`<p>You pay once. It does not renew.</p>`
}`;
}

function back({ cancelUrl }: SessionRecord): Html {
  return html`${cancelUrl && html`<a class="button second" href="${cancelUrl}">Back</a>`}`;
}

/** A message at the place where it happened. */
export function alert(message: string | null): Html {
  return html`${message && html`<p class="alert" role="alert">${message}</p>`}`;
}
