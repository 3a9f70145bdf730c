import { type AiSettings } from "./aiSettings.ts";
import type { DatabaseAddress } from "./database/connect.ts";
import { type FounderSettings } from "./founder/founderSettings.ts";
import { type PaymentSettings } from "./paymentSettings.ts";
import { type logLevels } from "./settings.ts";
/** Every setting of the server, checked. Nothing else in `api` reads `process.env`. */
export interface Environment {
    readonly mode: "demo" | "production";
    readonly port: number;
    readonly host: string;
    readonly publicOrigin: string;
    readonly database: DatabaseAddress;
    readonly logLevel: (typeof logLevels)[number];
    readonly dashboardFolder: string;
    readonly embedFolder: string;
    /** Every version of the widgets that was ever served under its number, each in a folder of its own. */
    readonly embedReleases: string;
    readonly docsFolder: string;
    readonly trustedProxies: number;
    /** How long a stopping process keeps serving while it reports that it is not ready, in milliseconds. */
    readonly drainTime: number;
    /** Where the metrics can be read; null: nowhere, and nothing is counted. */
    readonly metrics: {
        readonly port: number;
        readonly host: string;
    } | null;
    readonly serverSecret: string;
    /** What these signed or sealed is still read; nothing is written with them (`serverKeys.ts`). */
    readonly otherSecrets: readonly string[];
    /** Where mail goes out; null: into the outbox folder. */
    readonly smtpUrl: string | null;
    /** Who mail is from. */
    readonly mailFrom: string;
    readonly outboxFolder: string;
    /** In lower case, as in `ownerEmails`. */
    readonly adminEmails: readonly string[];
    readonly ownerEmails: readonly string[];
    readonly payments: PaymentSettings;
    /** Null: the AI is off, and our own rules answer. */
    readonly ai: AiSettings | null;
    /** Who runs the site and takes the money, for the page of terms; null in a demo. */
    readonly operator: {
        readonly name: string;
        readonly address: string;
    } | null;
    /** The address that is notified of new messages; null for none. */
    readonly supportEmail: string | null;
    /** The address that readers of our mails see and answer to; null: none, and mails lead to the contact page. */
    readonly contactEmail: string | null;
    /** The page about the person behind the site; null: there is none, and nothing leads to one. */
    readonly founder: FounderSettings | null;
    /** Google's tag for the operator's own ads; null: no page asks for consent or loads it (ADR 13). */
    readonly advertisingTag: string | null;
}
/** Something in the environment cannot be used; `problems` names all of it, one line each. */
export declare class EnvironmentError extends Error {
    readonly problems: readonly string[];
    constructor(problems: readonly string[]);
}
/**
 * @param variables the process's environment. An empty value counts as not set.
 * @returns all settings. @throws {EnvironmentError} with everything that is wrong, not only the first.
 */
export declare function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment;
