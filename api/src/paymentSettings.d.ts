import { z } from "zod";
/** How the payment provider is reached, and how its webhooks are known. Nothing else differs between the two. */
export interface PaymentSettings {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** For the payment form on our own page; null with the simulator, which has a form of its own. */
    readonly publishableKey: string | null;
    /** Where the simulator listens; null for the real provider. */
    readonly simulatorUrl: string | null;
}
/** The provider's settings are all set or none. In a demo without them, a simulator takes its place and no money moves. */
export declare const paymentVariables: {
    STRIPE_SECRET_KEY: z.ZodOptional<z.ZodString>;
    STRIPE_PUBLISHABLE_KEY: z.ZodOptional<z.ZodString>;
    STRIPE_WEBHOOK_SECRET: z.ZodOptional<z.ZodString>;
    PAYMENT_SIMULATOR_URL: z.ZodDefault<z.ZodString>;
    OPERATOR_NAME: z.ZodOptional<z.ZodString>;
    OPERATOR_ADDRESS: z.ZodOptional<z.ZodString>;
};
/**
 * A half-set provider would take money and hear of nothing, and a simulator in production would sell for nothing.
 * @param isRequired whether a missing key is reported already: everywhere but in a demo on this machine.
 */
export declare function problemsOfPayments(set: Readonly<Record<string, string | undefined>>, isRequired: boolean): string[];
/** @param set what was set, checked one by one. */
export declare function paymentSettings(set: {
    readonly STRIPE_SECRET_KEY?: string | undefined;
    readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
    readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
    readonly PAYMENT_SIMULATOR_URL: string;
}): PaymentSettings;
