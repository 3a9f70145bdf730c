/** The script of the page `/embed-preview`, before all others. */
import { openForSample } from "./openForSample.ts";

if (document.currentScript instanceof HTMLScriptElement) openForSample(window, document.currentScript.src);
