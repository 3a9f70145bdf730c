/** The script `<tag>.js` of a pre-rendered tool. */
import { definePrerendered } from "./definePrerendered.ts";
import type { PrerenderedTool } from "./PrerenderedTool.ts";

/** Before this code in each script, put there by the build. */
declare const IEP_PRERENDERED: PrerenderedTool;
declare const IEP_FOLDER: string;

void definePrerendered(IEP_PRERENDERED, IEP_FOLDER);
