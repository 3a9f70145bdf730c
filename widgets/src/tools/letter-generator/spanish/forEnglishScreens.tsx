import { readable } from "./readable.ts";
import { TypedSpanish } from "./TypedSpanish.tsx";
import { fieldsInSpanish, formToSend } from "./withMarks.ts";

/** What an English screen loads when a parent may have typed in Spanish. */
export const forEnglishScreens = { TypedSpanish, readable, fieldsInSpanish, formToSend };
