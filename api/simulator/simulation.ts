import Stripe from "stripe";
import { newId } from "./state/ids.ts";
import type { SimulatorState } from "./state/records.ts";
import type { StateKeeper } from "./state/stateFile.ts";

/** What everything that happens in the simulator happens in. */
export interface Simulation {
  readonly state: SimulatorState;
  /** The simulator's time, in whole seconds. */
  now(): number;
  /** Writes an event of what just happened, with the object as it is now. */
  tell(type: EventType, object: { readonly id: string }): void;
  /** Does something that changes the state: keeps it, and sends the events it told of, before it returns or throws. */
  change<Result>(work: () => Result): Result;
}

/** The events there are, all that the product may rely on. */
export type EventType =
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "payment_intent.succeeded"
  | "payment_intent.payment_failed"
  | "charge.refunded"
  | "charge.dispute.created"
  | "charge.dispute.closed"
  | "customer.subscription.created"
  | "customer.subscription.updated"
  | "customer.subscription.deleted"
  | "invoice.paid"
  | "invoice.payment_failed";

export interface SimulationParts {
  readonly state: SimulatorState;
  readonly keeper: StateKeeper;
  readonly clock: () => Date;
  /** Takes on the event with this id; sends nothing before the change has ended. */
  readonly deliver: (event: string) => void;
}

export function createSimulation({ state, keeper, clock, deliver }: SimulationParts): Simulation {
  let told: string[] = [];
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    state,
    now,
    tell(type, object) {
      const id = newId("evt");
      const event = {
        id,
        object: "event",
        api_version: Stripe.API_VERSION,
        created: now(),
        data: { object },
        livemode: false,
        type,
      };
      const body = JSON.stringify(event, null, 2);
      state.events[id] = { id, created: event.created, type, body, objectId: object.id, delivery: "waiting" };
      told.push(id);
    },
    change(work) {
      try {
        return work();
      } finally {
        // The result of each is part of the state too, so this runs before the state is saved.
        const events = told;
        told = [];
        for (const event of events) deliver(event);
        keeper.save(state);
      }
    },
  };
}
