import type { Founder, LogoType } from "@iep-insider/sdk/contract";
import { z } from "zod";
/** What the operator has set of the page about the person behind the site. */
export interface FounderSettings extends Founder {
    readonly photoFile: FounderPhoto | null;
}
export interface FounderPhoto {
    readonly type: LogoType;
    readonly bytes: Buffer;
}
/** Without a name or a text there is no page, and no link to one. */
export declare const founderVariables: {
    FOUNDER_NAME: z.ZodOptional<z.ZodString>;
    FOUNDER_TEXT: z.ZodOptional<z.ZodString>;
    FOUNDER_PHOTO: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<FounderPhoto, string>>>;
};
export declare function founderSettings(name?: string, text?: string, photo?: FounderPhoto): FounderSettings | null;
