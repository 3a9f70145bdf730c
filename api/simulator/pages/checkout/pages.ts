import type { CardFields, CardProblems } from "../../cards/readCard.ts";
import type { SessionRecord } from "../../state/records.ts";
import { bankQuestion } from "../bankQuestion.ts";
import { cardFields, testCardChoice } from "../cardFields.ts";
import { dollars } from "../formats.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../sendPage.ts";

/** What the payer has typed, and what has to be put right. */
export interface PaymentAttempt {
  readonly card: CardFields;
  readonly problems: CardProblems;
  /** What the bank said to it. */
  readonly refusal: string | null;
}

export function paymentPage(session: SessionRecord, attempt: PaymentAttempt): Page {
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

export function bankPage(session: SessionRecord): Page {
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

/** A message at the place where it happened. */
export function alert(message: string | null): Html {
  return html`${message && html`<p class="alert" role="alert">${message}</p>`}`;
}
