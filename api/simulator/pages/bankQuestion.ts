import { dollars } from "./formats.ts";
import { type Html, html } from "./html.ts";

/** What the bank asks. @param amount in cents. */
export function bankQuestion(amount: number): Html {
  return html`<h1 tabindex="-1" id="question">Your bank asks: is this you?</h1>
<p>Somebody wants to pay <strong>${dollars(amount)}</strong> with your card. A real bank would send you a code now.</p>`;
}
