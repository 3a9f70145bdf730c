import type { Provision } from "@iep-insider/sdk/law";

/** What a post shows of a cited provision. */
export type CitedRule = Pick<Provision, "id" | "topic" | "citation" | "officialAddress" | "status">;
