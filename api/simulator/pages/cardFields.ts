import type { CardFields, CardProblems } from "../cards/readCard.ts";
import { findTestCard, testCards } from "../cards/testCards.ts";
import { grouped } from "./formats.ts";
import { type Html, html } from "./html.ts";

export const noFields: CardFields = { number: "", expiry: "", cvc: "" };

/** The card fields, each with its error message. */
export function cardFields(fields: CardFields, problems: CardProblems): Html {
  return html`
${field({ name: "number", label: "Card number", value: shownNumber(fields.number), problem: problems.number })}
<div class="pair">
${field({ name: "expiry", label: "Expires (MM / YY)", value: fields.expiry, problem: problems.expiry })}
${field({ name: "cvc", label: "Security code", value: fields.cvc, problem: problems.cvc })}
</div>`;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem?: string | undefined;
}

/** A labelled field without autofill, since browsers would fill in real cards. */
function field(of: Field): Html {
  const { name, label, value, problem } = of;
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" value="${value}" autocomplete="off" inputmode="numeric" aria-describedby="${name}-problem"${problem && html` aria-invalid="true"`}>
<p class="problem" id="${name}-problem"${!problem && html` hidden`}>${problem}</p>
</div>`;
}

/** Fills in a test card. A select takes one line; an expanding list would resize the iframe. */
export function testCardChoice(): Html {
  return html`<div class="field">
<label for="test-card">Fill in a test card</label>
<select id="test-card" autocomplete="off">
<option value="">Choose one</option>
${testCards.map(({ number, says }) => html`<option value="${grouped(number)}">${grouped(number)}: ${says}</option>`)}
</select>
</div>`;
}

/** A number is rendered again only if it is a test card's, since a real one may have been typed. */
function shownNumber(number: string): string {
  const digits = number.replace(/\D/g, "");
  return findTestCard(digits) ? grouped(digits) : "";
}
