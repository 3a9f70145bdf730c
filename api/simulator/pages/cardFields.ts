import type { CardFields, CardProblems } from "../cards/readCard.ts";
import { findTestCard, testCards } from "../cards/testCards.ts";
import { grouped } from "./formats.ts";
import { type Html, html } from "./html.ts";

export const noFields: CardFields = { number: "", expiry: "", cvc: "", name: "" };

/** The four fields of a card, with what is wrong beside each. */
export function cardFields(fields: CardFields, problems: CardProblems): Html {
  return html`
${field({ name: "number", label: "Card number", value: shownNumber(fields.number), isNumeric: true, problem: problems.number })}
<div class="pair">
${field({ name: "expiry", label: "Expires (MM / YY)", value: fields.expiry, isNumeric: true, problem: problems.expiry })}
${field({ name: "cvc", label: "Security code", value: fields.cvc, isNumeric: true, problem: problems.cvc })}
</div>
${field({ name: "name", label: "Name on card", value: fields.name, problem: problems.name, isOptional: true })}`;
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: "email" | "text";
  readonly isNumeric?: boolean;
  readonly isOptional?: boolean;
  readonly isFixed?: boolean;
  readonly problem?: string | undefined;
}

/** A labelled field. Browsers are not to fill it in: what they know are real cards. */
export function field(of: Field): Html {
  const { name, label, value, problem } = of;
  return html`<div class="field">
<label for="${name}">${label}${of.isOptional && html` <span class="quiet">(optional)</span>`}</label>
<input id="${name}" name="${name}" type="${of.type ?? "text"}" value="${value}" autocomplete="off"${
    of.isNumeric && html` inputmode="numeric"`
  }${of.isFixed && html` readonly`} aria-describedby="${name}-problem"${problem && html` aria-invalid="true"`}>
<p class="problem" id="${name}-problem"${!problem && html` hidden`}>${problem}</p>
</div>`;
}

/** The cards that one may use, each with what it does. */
export function testCardList(): Html {
  return html`<details class="cards">
<summary>Test cards</summary>
<p class="quiet">Any date to come and any three digits go with them.</p>
<ul>
${testCards.map(
  ({ number, says }) => html`<li>
<span><code>${grouped(number)}</code><br>${says}</span>
<button type="button" class="second" data-card="${grouped(number)}" aria-label="Use ${grouped(number)}: ${says}">Use</button>
</li>`,
)}
</ul>
</details>`;
}

/** The same in one line, for the frame: a list that opens would move the page around it. */
export function testCardChoice(): Html {
  return html`<div class="field">
<label for="test-card">Fill in a test card</label>
<select id="test-card" autocomplete="off">
<option value="">Choose one</option>
${testCards.map(({ number, says }) => html`<option value="${grouped(number)}">${grouped(number)}: ${says}</option>`)}
</select>
</div>`;
}

/** A number goes back into the page only if it is a test card's: somebody may have typed a real one. */
function shownNumber(number: string): string {
  const digits = number.replace(/\D/g, "");
  return findTestCard(digits) ? grouped(digits) : "";
}
