import { bankQuestion } from "../pages/bankQuestion.ts";
import { cardFields, noFields, testCardChoice } from "../pages/cardFields.ts";
import { html } from "../pages/html.ts";
import type { Page } from "../pages/sendPage.ts";
import type { PaymentIntentRecord } from "../state/records.ts";

/** The card form in its frame: fields and no button, since the page around it has that. */
export function formPage(intent: PaymentIntentRecord, parent: string): Page {
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

/** Why there is no form. @param framedBy the page that asked, when it may show the reason. */
export function refusedPage(reason: string, framedBy?: string): Page {
  return {
    title: "No card form",
    status: 400,
    isFrame: true,
    ...(framedBy !== undefined && { framedBy }),
    body: html`<h1>${reason}</h1><p>You were not charged.</p>`,
  };
}
