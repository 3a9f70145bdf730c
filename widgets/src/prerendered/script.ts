/** The script `<tag>.js` of a pre-rendered tool. */
import { definePrerendered } from "./definePrerendered.ts";
import type { PrerenderedTool } from "./PrerenderedTool.ts";

/** Before this code in each script, put there by the build. */
declare const IEP_PRERENDERED: PrerenderedTool;
declare const IEP_FOLDER: string;

if (IEP_FOLDER) definePrerendered(IEP_PRERENDERED, IEP_FOLDER);
// The link inside the tag stays.
else
  console.warn(
    `<${IEP_PRERENDERED.tag}> could not load: your site combines or rewrites our script. Exclude it from that.`,
  );
