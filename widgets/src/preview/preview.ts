/** The first script of the page `/embed-preview`. */
import { openForSample } from "./openForSample.ts";

if (document.currentScript instanceof HTMLScriptElement) openForSample(window, document.currentScript.src);
