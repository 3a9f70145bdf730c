import type { User } from "../../database/models/user.ts";
import type { ProviderSubscription } from "../provider/PaymentProvider.ts";
import type { SubscriptionState } from "./state.ts";

/** A subscription in line with the provider. */
export interface SyncedSubscription {
  readonly providerSubscription: ProviderSubscription;
  readonly state: SubscriptionState;
  /** Null as long as it waits for its owner, and when it was one too many. */
  readonly user: User | null;
}
