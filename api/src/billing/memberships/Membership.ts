import type { User } from "../../database/models/user.ts";
import type { ProviderSubscription } from "../provider/PaymentProvider.ts";
import type { MembershipState } from "./state.ts";

/** A membership in line with the provider. */
export interface Membership {
  readonly subscription: ProviderSubscription;
  readonly state: MembershipState;
  /** Null as long as it waits for its owner, and when it was one too many. */
  readonly user: User | null;
}
