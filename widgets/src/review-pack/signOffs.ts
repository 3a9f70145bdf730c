import type { ToolId } from "@iep-insider/sdk/catalog";
import type { LetterType } from "../tools/letters/form/fields.ts";

export interface SignOff {
  /** The attorney's name. */
  readonly reviewedBy: string;
  /** `YYYY-MM-DD` */
  readonly reviewedOn: string;
}

/**
 * The letter types and questionnaires that a licensed attorney has reviewed; those of states are in their files
 * (`sdk/data/states`). None yet, so the product says that it is not reviewed by an attorney.
 */
export const signOffs: Readonly<Partial<Record<LetterType | ToolId, SignOff>>> = {};
