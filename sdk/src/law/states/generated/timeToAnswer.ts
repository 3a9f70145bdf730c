// Generated from sdk/data/states by `npm run law -- build`. Do not edit.
import type { StateCode } from "../stateNames.ts";
import type { TimeToAnswer } from "../TimeToAnswer.ts";

/** How long a parent has to respond to a change of the IEP, from the school's written notice. */
export const timeToAnswer: Readonly<Partial<Record<StateCode, TimeToAnswer>>> = {
  IL: {"limit":{"value":10,"unit":"school days"},"of":"school"},
  IN: {"limit":{"value":10,"unit":"instructional days"},"of":"school"},
  LA: {"limit":null,"of":"school"},
  MA: {"limit":{"value":30,"unit":"calendar days"},"of":"parent"},
  MI: {"limit":null,"of":"school"},
  MN: {"limit":{"value":14,"unit":"calendar days"},"of":"parent"},
  MT: {"limit":{"value":15,"unit":"calendar days"},"of":"parent"},
  NH: {"limit":{"value":14,"unit":"calendar days"},"of":"parent"},
  PA: {"limit":{"value":10,"unit":"calendar days"},"of":"parent"},
};
