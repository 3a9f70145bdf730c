import type { ProvisionId, StateTopic } from "@iep-insider/sdk/law";
/** Words that parents use for a rule and that its own text does not have; to find it by, never shown. */
export declare const askedAboutProvision: Readonly<Partial<Record<ProvisionId, string>>>;
/** The same for what we hold of each state. */
export declare const askedAboutTopic: Readonly<Record<StateTopic, string>>;
