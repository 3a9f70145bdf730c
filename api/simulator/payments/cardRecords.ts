import type { ReadCard } from "../cards/readCard.ts";
import { findTestCard, type TestCard } from "../cards/testCards.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type { CardRecord } from "../state/records.ts";

/** Keeps a card that was just given: what may be shown of it, and which test card it is. */
export function keepCard({ state, now }: Simulation, card: ReadCard, customer: string | null): CardRecord {
  const id = newId("pm");
  const record: CardRecord = {
    id,
    created: now(),
    brand: card.testCard.brand,
    last4: card.testCard.number.slice(-4),
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
    holder: card.name,
    testCard: card.testCard.number,
    customer,
  };
  state.cards[id] = record;
  return record;
}

/** @returns what this card does. */
export function behaviourOf(card: CardRecord): TestCard {
  const testCard = findTestCard(card.testCard);
  if (!testCard) throw new Error(`The simulator does not know the test card ${card.testCard} any more.`);
  return testCard;
}
