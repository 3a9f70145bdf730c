import { z } from "zod";
export declare const logLevels: readonly ["fatal", "error", "warn", "info", "debug", "trace", "silent"];
/** Outside the folder of one version of the program: pages go on naming what an earlier one published. */
export declare const productionReleases = "/var/lib/iep-insider/embed";
/** Every setting of the server: its kind, its default and its facts. `environment.ts` reads them. */
export declare const settings: z.ZodObject<{
    OPENAI_API_KEY: z.ZodOptional<z.ZodString>;
    OPENAI_BASE_URL: z.ZodDefault<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
    OPENAI_MODEL: z.ZodDefault<z.ZodString>;
    OPENAI_TIMEOUT_SECONDS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_ANSWER_SECONDS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_MAX_TOKENS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_DAILY_TOKENS: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    OPENAI_INPUT_PRICE: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    OPENAI_OUTPUT_PRICE: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    FOUNDER_NAME: z.ZodOptional<z.ZodString>;
    FOUNDER_TEXT: z.ZodOptional<z.ZodString>;
    FOUNDER_PHOTO: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<import("./founder/founderSettings.ts").FounderPhoto, string>>>;
    STRIPE_SECRET_KEY: z.ZodOptional<z.ZodString>;
    STRIPE_PUBLISHABLE_KEY: z.ZodOptional<z.ZodString>;
    STRIPE_WEBHOOK_SECRET: z.ZodOptional<z.ZodString>;
    PAYMENT_SIMULATOR_URL: z.ZodDefault<z.ZodString>;
    OPERATOR_NAME: z.ZodOptional<z.ZodString>;
    OPERATOR_ADDRESS: z.ZodOptional<z.ZodString>;
    NODE_ENV: z.ZodDefault<z.ZodEnum<{
        development: "development";
        production: "production";
        test: "test";
    }>>;
    PORT: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    HOST: z.ZodDefault<z.ZodString>;
    PUBLIC_ORIGIN: z.ZodOptional<z.ZodString>;
    DATABASE_URL: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
        readonly dialect: "mysql";
        readonly url: string;
    } | {
        readonly dialect: "sqlite";
        readonly file: string;
    }, string>>;
    LOG_LEVEL: z.ZodDefault<z.ZodEnum<{
        debug: "debug";
        error: "error";
        fatal: "fatal";
        info: "info";
        silent: "silent";
        trace: "trace";
        warn: "warn";
    }>>;
    DASHBOARD_DIR: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string, string>>;
    EMBED_DIR: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string, string>>;
    EMBED_RELEASES: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string, string>>;
    DOCS_DIR: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string, string>>;
    TRUST_PROXY: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    DRAIN_SECONDS: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    METRICS_PORT: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
    METRICS_HOST: z.ZodDefault<z.ZodString>;
    SERVER_SECRET: z.ZodOptional<z.ZodString>;
    SERVER_SECRET_PREVIOUS: z.ZodOptional<z.ZodString>;
    SERVER_SECRET_NEXT: z.ZodOptional<z.ZodString>;
    SMTP_URL: z.ZodOptional<z.ZodString>;
    MAIL_FROM: z.ZodOptional<z.ZodString>;
    OUTBOX_DIR: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string, string>>;
    ADMIN_EMAILS: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string[], string>>;
    OWNER_EMAILS: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string[], string>>;
    SUPPORT_EMAIL: z.ZodOptional<z.ZodString>;
    CONTACT_EMAIL: z.ZodOptional<z.ZodString>;
    ADVERTISING_TAG_ID: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
/** Every setting with its schema. */
export declare const settingSchemas: Readonly<Record<string, z.ZodType>>;
/** The name of every setting. */
export declare const settingNames: readonly string[];
