import { z } from "zod";
/** What the table in PRODUCTION.md says of a setting besides its name and default; `npm run settings` writes it. */
export interface SettingFacts {
    /** One or two sentences in Markdown. */
    readonly meaning: string;
    /** In the place of the default, where the schema has none or it depends on something. */
    readonly without?: string;
    readonly isSecret?: true;
    /** Must be set in production, and for what. Settings with the same reason are named together. */
    readonly required?: string;
}
export declare const settingFacts: z.core.$ZodRegistry<SettingFacts, z.core.$ZodType<unknown, unknown, z.core.$ZodTypeInternals<unknown, unknown>>>;
/** Folders and files in settings are meant from here, wherever the process was started. */
export declare const repositoryRoot: string;
/** A whole number in these bounds, both included. */
export declare function wholeNumberSetting(lowest: number, highest: number): z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>;
/** @param usual from the repository's root, as what is set. */
export declare function folderSetting(usual: string): z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string, string>>;
/** @param example a valid one, for the error message. */
export declare function originSetting(example: string): z.ZodString;
export declare const secretSetting: z.ZodString;
export declare const emailSetting: z.ZodString;
/** Addresses with commas between them; in lower case, and none where it is not set. */
export declare const emailsSetting: z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<string[], string>>;
/** Who mail is from. */
export declare const senderSetting: z.ZodString;
export declare const smtpSetting: z.ZodString;
/** @param usual the default when it is not set. */
export declare function databaseSetting(usual: string): z.ZodPipe<z.ZodDefault<z.ZodString>, z.ZodTransform<{
    readonly dialect: "mysql";
    readonly url: string;
} | {
    readonly dialect: "sqlite";
    readonly file: string;
}, string>>;
