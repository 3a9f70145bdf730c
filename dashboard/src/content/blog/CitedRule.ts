import type { Provision } from "@iep-insider/sdk/law";

/** What a post shows of a rule that it cites: enough to name it and to read it at its source. */
export type CitedRule = Pick<Provision, "id" | "topic" | "citation" | "officialAddress" | "status">;
